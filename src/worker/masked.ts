import type { Summarize } from '../compaction/summary/run-summarization.ts';
import type { Message } from '../core/message.ts';
import { type RedactOptions, redactAll, restore } from '../redaction/redact.ts';
import { createVault, type Vault } from '../redaction/vault.ts';

/** A vault in which the secrets of a conversation have their placeholders, the same ones whenever it is made. */
export function vaultOf(messages: readonly Message[], options?: RedactOptions): Vault {
  const vault = createVault();
  redactAll(
    messages.map(({ text }) => text),
    vault,
    options,
  );
  return vault;
}

/** The same model, to which no secret goes: secrets are masked in what is asked, and put back in what is answered. */
export function masked(summarize: Summarize, vault: Vault, options?: RedactOptions): Summarize {
  return async (call) => {
    const [system, prompt] = redactAll([call.system, call.prompt], vault, options).map(({ text }) => text);
    const reply = await summarize({ ...call, system: system ?? '', prompt: prompt ?? '' });
    return reply.text === undefined ? reply : { ...reply, text: restore(reply.text, vault) };
  };
}

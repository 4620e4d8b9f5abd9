import type { Secrets } from '../compaction/masked-messages.ts';
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

/** What `fold` masks with: before it cuts, so that no half of a secret is left that no rule knows. */
export function secretsIn(messages: readonly Message[], options?: RedactOptions): Secrets {
  const vault = vaultOf(messages, options);
  return {
    mask: (texts) => redactAll(texts, vault, options).map(({ text }) => text),
    restore: (text) => restore(text, vault),
  };
}

/**
 * The same model, to which no secret goes whatever it is asked: they are masked in what is asked, and put back in what
 * is answered. Placeholders that stand there already stay.
 */
export function masked(summarize: Summarize, vault: Vault, options?: RedactOptions): Summarize {
  return async (call) => {
    const [system, prompt] = redactAll([call.system, call.prompt], vault, options).map(({ text }) => text);
    const reply = await summarize({ ...call, system: system ?? '', prompt: prompt ?? '' });
    return reply.text === undefined ? reply : { ...reply, text: restore(reply.text, vault) };
  };
}

const THINKING = /<(think|thinking)>[\s\S]*?(?:<\/\1>|$)/gi;
const FOLDED = /<details\b[^<>]{0,300}?\btype="(?:reasoning|tool_calls|code_interpreter)"[\s\S]*?(?:<\/details>|$)/gi;

/** An answer without what a site writes into its text for thinking and tools, and folds away in its page. */
export function withoutThinking(text: string): string {
  return text.replace(FOLDED, '').replace(THINKING, '');
}

/**
 * Blocks in runs that fit a budget of estimated tokens each: greedy, in order, all of them. A block over the budget is a
 * run of its own.
 */
export function chunkSummarizableMessages<Sized extends { readonly tokens: number }>(
  blocks: readonly Sized[],
  budgetTokens: number,
): readonly (readonly Sized[])[] {
  const chunks: Sized[][] = [];
  let tokens = 0;
  for (const block of blocks) {
    const current = chunks.at(-1);
    tokens += block.tokens;
    if (current !== undefined && tokens <= budgetTokens) {
      current.push(block);
      continue;
    }
    chunks.push([block]);
    tokens = block.tokens;
  }
  return chunks;
}

/**
 * A line of progress. Stdout belongs to results.
 * @param {string} words
 */
export function say(words) {
  process.stderr.write(`${words}\n`);
}

/** A new random id. */
export function newId(): string {
  return crypto.randomUUID();
}

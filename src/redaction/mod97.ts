/** Whether an IBAN (no spaces) has the right check digits (ISO 13616). */
export function mod97(iban: string): boolean {
  let rest = 0;
  for (const letter of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(letter, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

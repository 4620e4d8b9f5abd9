/** Whether the last of these digits is right by the Luhn sum (ISO/IEC 7812-1). */
export function luhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits.charAt(digits.length - 1 - index));
    const twice = digit * 2;
    sum += index % 2 === 0 ? digit : twice > 9 ? twice - 9 : twice;
  }
  return sum % 10 === 0;
}

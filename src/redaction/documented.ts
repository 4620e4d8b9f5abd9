/** Values that vendors print in their own documentation, and forms that stand for a value still to be filled in. */
const EXAMPLE = /EXAMPLE(?:KEY)?$/;
const BLANK =
  /^(?:[xX*.•_\-0#]+|\$.*|<.*|\{.*|%[A-Z_(].*|\[.*|(?:my|your|insert|enter|put|some|example|dummy|fake|changeme|change)[-_ ]?.*here|your[-_].*|(?:my|the)[-_]?(?:api[-_]?)?(?:key|token|secret|password))$/i;
const RUN = /(.)\1{7}/;

/** A value from documentation or a blank to fill in, such as `AKIAIOSFODNN7EXAMPLE`, `$TOKEN`, `<password>`, `xxxx`. */
export function isDocumented(value: string): boolean {
  return EXAMPLE.test(value) || isBlank(value) || RUN.test(value);
}

/** A blank to fill in, such as `${DB_PASSWORD}` or `****`. */
export function isBlank(value: string): boolean {
  return BLANK.test(value);
}

/** @throws TypeError for half of a surrogate pair, which UTF-8 can't express */
function writtenText(text: string): string {
  if (/\p{Surrogate}/u.test(text)) throw new TypeError('text: half of a surrogate pair');
  return JSON.stringify(text);
}

/** Whether its own members are all that it holds: a date or a map would be written as `{}`. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  // Objects of another realm have another `Object.prototype`, so the chain is measured instead.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/**
 * Writes JSON in the one way that its value has: keys sorted by UTF-16 code units, no spaces, strings and numbers as
 * `JSON.stringify` writes them. A receipt's hash is of this text as UTF-8. Source: RFC 8785, JSON Canonicalization Scheme.
 *
 * @param value of strings, finite numbers, booleans, null, arrays and plain objects of these; without cycles
 * @throws TypeError for anything else, undefined included, and for text with half of a surrogate pair
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return writtenText(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  // `from` reads holes as undefined, where `map` would skip them.
  if (Array.isArray(value)) return `[${Array.from(value, canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || !isPlain(value)) {
    throw new TypeError(`no JSON: ${Object.prototype.toString.call(value)}`);
  }
  const members = Object.entries(value)
    // Keys are unique, so neither side is ever equal.
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, member]) => `${writtenText(key)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}

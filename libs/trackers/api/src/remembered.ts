/**
 * Remembers an answer for a while by its key, so that a call that anyone may make often costs little.
 *
 * @param ms how long an answer is good for, in milliseconds
 * @param now the server's clock
 * @param load finds the answer; one that fails isn't remembered
 */
export function remembered<Key, Parts, Value>(
  ms: number,
  now: () => Date,
  load: (key: Key, parts: Parts) => Promise<Value>,
): (key: Key, parts: Parts) => Promise<Value> {
  const known = new Map<Key, { value: Promise<Value>; until: number }>();
  return (key, parts) => {
    const at = now().getTime();
    const found = known.get(key);
    if (found !== undefined && found.until > at) return found.value;
    const value = load(key, parts);
    known.set(key, { value, until: at + ms });
    value.catch(() => known.delete(key));
    return value;
  };
}

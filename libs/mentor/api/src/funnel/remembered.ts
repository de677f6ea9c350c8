/**
 * Remembers answers for a while by their keys, the latest ones, so that a call that anyone may make often costs little.
 *
 * @param ms how long an answer is good for, in milliseconds
 * @param most how many are remembered at a time
 * @param now the server's clock
 */
export function remembered<Value>(
  { ms, most }: { ms: number; most: number },
  now: () => Date,
): (key: string, load: () => Promise<Value>) => Promise<Value> {
  const known = new Map<string, { value: Promise<Value>; until: number }>();
  return (key, load) => {
    const at = now().getTime();
    const found = known.get(key);
    if (found !== undefined && found.until > at) return found.value;
    const value = load();
    known.delete(key);
    known.set(key, { value, until: at + ms });
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    // One that fails isn't remembered.
    value.catch(() => {
      if (known.get(key)?.value === value) known.delete(key);
    });
    return value;
  };
}

const LONGEST = 40;

/** An id from a label that none has yet: `Your market` becomes `your-market`. */
export function idFor(label: string, taken: ReadonlySet<string>): string {
  const words = label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  const base = words === '' ? 'field' : words;
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? base : `${base}-${count}`;
    if (!taken.has(id)) return id;
  }
}

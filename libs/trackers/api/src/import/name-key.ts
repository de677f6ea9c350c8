/** A name as lists are sorted by it and imports look for it: without accents, case and a leading “the”. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^the\s+/, '');

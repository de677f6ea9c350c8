/** The moment in a UUIDv7. */
export const momentOf = (id: string): Date =>
  new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));

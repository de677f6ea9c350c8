/** The slug in which an address ends, as those of articles do. */
export const slugOfAddress = (pathname: string): string =>
  pathname.replace(/\/$/, '').split('/').at(-1)?.toLowerCase() ?? '';

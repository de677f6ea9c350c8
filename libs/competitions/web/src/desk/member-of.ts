const SLUG = /^[A-Za-z0-9_-]{1,64}$/;
const LINK = /\/user\/([^/?#\s]+)/;

/** The slug in a link to a profile, or the slug itself; null for anything else. */
export function memberOf(text: string): string | null {
  const typed = text.trim();
  const slug = LINK.exec(typed)?.[1] ?? typed.replace(/^@/, '');
  return SLUG.test(slug) ? slug : null;
}

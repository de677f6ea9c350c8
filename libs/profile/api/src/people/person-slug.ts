const SLUG_MAX = 40;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Makes a slug from a name: Latin letters without accents, digits and single hyphens.
 *
 * @returns at most 40 characters; `member` where the name leaves none, and never what could be taken for an id
 */
export function slugOfName(displayName: string): string {
  const slug = displayName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, '');
  if (slug === '') return 'member';
  return UUID.test(slug) ? `member-${slug.slice(0, 8)}` : slug;
}

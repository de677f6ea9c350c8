import { routes } from '@upround/shared/links';

/** Pages that have an address without parts of their own; the not-found page is no suggestion. */
const pages = Object.values(routes).filter(
  (path) => !path.includes('{') && path !== routes.notFound && path !== routes.home,
);

/** How many characters must be changed, added or removed to make one text of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** A page is meant if no more than a third of its address differs. */
const SHARE = 1 / 3;
const LONGEST = 120;

/**
 * The pages whose addresses are most like one that leads nowhere.
 *
 * @param path `/artciles/surviving-layoffs-in-india`
 * @returns at most two addresses, the nearest first
 */
export function nearPages(path: string): string[] {
  const typed = path.toLowerCase().replace(/\/+$/, '');
  if (typed.length < 4 || typed.length > LONGEST) return [];
  return pages
    .map((page) => {
      const own = page.toLowerCase();
      const differs = distance(typed, own) / own.length;
      // Pages that begin with the path, or whose path it begins with, are suggested as well.
      return {
        page,
        differs: own.startsWith(typed) || typed.startsWith(`${own}/`) ? 0.2 : differs,
      };
    })
    .filter(({ differs }) => differs <= SHARE)
    .sort((one, other) => one.differs - other.differs)
    .slice(0, 2)
    .map(({ page }) => page);
}

import { withProduct } from './product-slug';
import { sliceRoutes } from './slices';

/** Route patterns as in the specification; `{name}` is one part of the path, `{product}` the brand's slug in one. */
export const routes = {
  ...sliceRoutes,
  notFound: '/404',
} as const;

export type RouteName = keyof typeof routes;
export type RoutePattern = (typeof routes)[RouteName];

/** A page of ours that an address leads to. */
export interface MatchedPage {
  pattern: RoutePattern;
  /** The parts of the path that the pattern names, decoded. */
  params: Readonly<Record<string, string>>;
}

const matchers = Object.values(routes).map((pattern) => ({
  pattern,
  parts: pattern.split('/').filter(Boolean),
}));

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

function paramsOf(parts: readonly string[], given: readonly string[]) {
  if (parts.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const value = decoded(given[index] ?? '');
    if (value === undefined || value === '') return undefined;
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name !== undefined) params[name] = value;
    else if (value.toLowerCase() !== withProduct(part).toLowerCase()) return undefined;
  }
  return params;
}

/**
 * Finds the page that a path leads to, without regard to case and with or without a final slash,
 * as the router does. The server answers pages with 200 and unknown addresses with 404.
 *
 * @param path a path without query and hash, such as `/post/why-we-pivoted`
 * @returns the page's pattern and parameters, or undefined for an unknown path
 */
export function matchPage(path: string): MatchedPage | undefined {
  if (!path.startsWith('/') || path.startsWith('//')) return undefined;
  const given = path.replace(/\/$/, '').split('/').slice(1);
  const parts = given.length === 1 && given[0] === '' ? [] : given;
  for (const { pattern, parts: own } of matchers) {
    const params = paramsOf(own, parts);
    if (params !== undefined) return { pattern, params };
  }
  return undefined;
}

/**
 * The pattern in the router's own spelling: `/post/{slug}` becomes `/post/:slug`.
 *
 * @param pattern one of `routes`
 */
export function routerPath(pattern: string): string {
  return withProduct(pattern).replace(/\{(\w+)\}/g, ':$1');
}

/** The brand's part of some addresses, as in `/upround-pre-a-funding`. */
let productSlug = 'upround';

/**
 * Sets the brand's part of addresses. Called once, when the app or the server starts.
 *
 * @param slug lower-case letters, digits and hyphens
 */
export function setProductSlug(slug: string): void {
  productSlug = slug;
}

/**
 * Replaces `{product}` in a route pattern by the brand's slug.
 *
 * @param pattern such as `/{product}-pre-a-funding`
 */
export const withProduct = (pattern: string): string => pattern.replace('{product}', productSlug);

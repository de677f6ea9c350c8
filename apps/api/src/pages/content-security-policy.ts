/** Origins besides the page's own. */
export interface OtherHosts {
  /** What scripts may call. */
  connect: readonly string[];
  images: readonly string[];
}

/**
 * The policy of a page: scripts by nonce alone, nothing from elsewhere but from the given hosts.
 *
 * @param nonce of this answer
 * @param hosts those of configured services
 */
export function contentSecurityPolicy(nonce: string, { connect, images }: OtherHosts): string {
  const more = (hosts: readonly string[]) => hosts.map((host) => ` ${host}`).join('');
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Positions and sizes that the virtual list and the popovers compute are in style attributes.
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:${more(images)}`,
    `font-src 'self'`,
    `connect-src 'self'${more(connect)}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/**
 * The policy of the service worker, which loads nothing but the pictures of its notifications.
 *
 * @param hosts those of configured services
 */
export function workerPolicy({ images }: OtherHosts): string {
  return `default-src 'none'; img-src ${["'self'", ...images].join(' ')}`;
}

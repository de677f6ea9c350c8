/** Ends a page with a status: 404 shows the not-found page, anything else the error page. */
export class PageError extends Error {
  override readonly name = 'PageError';
  readonly status: number;

  constructor(message: string, status = 500) {
    super(message);
    this.status = status;
  }
}

/**
 * The error of an address or record that is not there. A screen throws it while rendering.
 *
 * @param path the address as typed
 */
export function pageNotFound(path: string): PageError {
  return new PageError(`Page not found: ${path}`, 404);
}

/** The HTTP status of an error: its own where it has one, otherwise 500. */
export function statusOf(error: unknown): number {
  const status =
    typeof error === 'object' && error !== null
      ? (error as { status?: unknown }).status
      : undefined;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}

/**
 * Why nothing was fetched: the address is not allowed (`BLOCKED`), no server answers there
 * (`UNREACHABLE`), the answer is too large (`TOO_LARGE`), of another type than wanted (`WRONG_TYPE`),
 * did not come in time (`TIMEOUT`), or says that there is nothing (`STATUS`).
 */
export type SafeFetchCode =
  'BLOCKED' | 'UNREACHABLE' | 'TOO_LARGE' | 'WRONG_TYPE' | 'TIMEOUT' | 'STATUS';

interface Details {
  /** With `STATUS`: the status that was answered. */
  status?: number;
  /** With `STATUS`: the site's `Retry-After` in seconds, if it sent one. */
  retryAfterSeconds?: number;
  /** With `TIMEOUT`: the time was spent waiting for a turn, and the site was never asked. */
  unasked?: boolean;
  cause?: unknown;
}

/** A fetch without an answer that can be used. Decide by `code`, never by the text. */
export class SafeFetchError extends Error {
  readonly status: number | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly unasked: boolean;

  constructor(
    readonly code: SafeFetchCode,
    message: string,
    { status, retryAfterSeconds, unasked = false, cause }: Details = {},
  ) {
    super(message, { cause });
    this.name = 'SafeFetchError';
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
    this.unasked = unasked;
  }
}

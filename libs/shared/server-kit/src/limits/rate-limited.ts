/** There were more calls than a limit allows. */
export class RateLimitedError extends Error {
  /** @param retryAfter seconds until the next call is let through */
  constructor(readonly retryAfter: number) {
    super('RATE_LIMITED');
    this.name = 'RateLimitedError';
  }
}

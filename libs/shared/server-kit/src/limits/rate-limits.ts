import { createHash } from 'node:crypto';
import { limits as promised } from '@upround/shared/contract-core';
import type { Limit, LimitName } from '@upround/shared/contract-core';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { AttemptLimit } from '../module';
import { bucketsInMemory, bucketsInRedis } from './bucket';
import { RateLimitedError } from './rate-limited';

/** Values of the `RateLimit-*` headers. */
export interface LimitState {
  limit: number;
  remaining: number;
  resetSeconds: number;
}

/** Counts calls. */
export interface RateLimits {
  /**
   * Counts one call.
   *
   * @param name of the limit
   * @param key the person or address that is limited
   * @returns null where limits are off or the counter failed
   * @throws RateLimitedError
   */
  count(name: LimitName, key: string): Promise<LimitState | null>;
  /** Counts an attempt of a module's own limit; refuses where the counter fails. */
  countAttempt(limit: AttemptLimit, key: string): Promise<void>;
}

/** Limits that refuse calls when the counter fails; the others allow them. */
const CLOSED: ReadonlySet<string> = new Set(['signIn', 'payment', 'vpa']);
const UNKNOWN_RETRY_SECONDS = 5;

/** With `RATE_LIMITS=off`: nothing is counted. */
export const noRateLimits: RateLimits = {
  count: async () => null,
  countAttempt: async () => undefined,
};

/**
 * Refusals are delayed: a client that retries immediately would otherwise keep the server busy with refusals. At most
 * `MOST_DELAYED` are delayed at a time; the rest is refused immediately.
 */
const REFUSAL_DELAY_MS = 100;
const MOST_DELAYED = 1_000;

/** Wraps work so that its refusals are delayed. */
function delayRefusals() {
  let delayed = 0;
  return async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof RateLimitedError && delayed < MOST_DELAYED) {
        delayed += 1;
        await new Promise((resolve) => setTimeout(resolve, REFUSAL_DELAY_MS));
        delayed -= 1;
      }
      throw error;
    }
  };
}

const upToSeconds = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000));
const secondsOf = (state: RateLimiterRes) => upToSeconds(state.msBeforeNext);

/**
 * Makes the rate limits, counted in this process or in Redis.
 *
 * @param redis a connection, where several processes share the counts
 * @param onError called when a counter fails
 * @param changed limits that replace the contract's, by name
 */
export function createRateLimits(
  redis: Redis | undefined,
  onError: (error: unknown) => void,
  changed: Partial<Record<LimitName, Limit>> = {},
): RateLimits {
  const limits: Record<LimitName, Limit> = { ...promised, ...changed };
  const limiters = new Map<string, RateLimiterAbstract>();
  const consumeOne = redis === undefined ? bucketsInMemory() : bucketsInRedis(redis);

  /** Counts only: one name can have different limits, for instance by plan. */
  const limiterFor = (name: string, seconds: number): RateLimiterAbstract => {
    const known = limiters.get(name);
    if (known !== undefined) return known;
    const options = {
      keyPrefix: `limit:${name}`,
      points: Number.MAX_SAFE_INTEGER,
      duration: seconds,
    };
    const made =
      redis === undefined
        ? new RateLimiterMemory(options)
        : new RateLimiterRedis({ ...options, storeClient: redis });
    limiters.set(name, made);
    return made;
  };

  async function consume(
    name: string,
    points: number,
    seconds: number,
    key: string,
    closed: boolean,
  ) {
    try {
      const state = await limiterFor(name, seconds).consume(key);
      const remaining = points - state.consumedPoints;
      if (remaining < 0) throw new RateLimitedError(secondsOf(state));
      return { limit: points, remaining, resetSeconds: secondsOf(state) };
    } catch (error) {
      if (error instanceof RateLimitedError) throw error;
      onError(error);
      if (closed) throw new RateLimitedError(UNKNOWN_RETRY_SECONDS);
      return null;
    }
  }

  async function consumeBurst(name: string, limit: Limit, holds: number, key: string) {
    const refillMs = (limit.seconds * 1000) / limit.points;
    try {
      const consumed = await consumeOne(`limit:${name}:${key}`, { holds, refillMs });
      if (!consumed.isAllowed) throw new RateLimitedError(upToSeconds(consumed.nextMs));
      return { limit: holds, remaining: consumed.left, resetSeconds: upToSeconds(consumed.fullMs) };
    } catch (error) {
      if (error instanceof RateLimitedError) throw error;
      onError(error);
      return null;
    }
  }

  const delaying = delayRefusals();

  return {
    count(name, key) {
      const limit = limits[name];
      const { points, seconds, burst } = limit;
      return delaying(
        burst === undefined
          ? consume(name, points, seconds, key, CLOSED.has(name))
          : consumeBurst(name, limit, burst, key),
      );
    },
    async countAttempt({ name, points, seconds }, key) {
      const hashed = createHash('sha256').update(key).digest('base64url');
      await consume(`own:${name}`, points, seconds, hashed, true);
    },
  };
}

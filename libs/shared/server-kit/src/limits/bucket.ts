import type { Redis } from 'ioredis';

/** Size of a token bucket. */
export interface BucketSize {
  /** Calls in a full bucket. */
  holds: number;
  /** Milliseconds until one call is added. */
  refillMs: number;
}

/** Result of taking a call out of a bucket. */
export interface Consumed {
  isAllowed: boolean;
  /** Calls left in the bucket, rounded down. */
  left: number;
  /** Milliseconds until the next call is allowed; 0 where one is left. */
  nextMs: number;
  /** Milliseconds until the bucket is full. */
  fullMs: number;
}

/** Takes one call out of the bucket of a key. */
export type ConsumeOne = (key: string, size: BucketSize) => Promise<Consumed>;

/** Above so many buckets the full ones are deleted. */
const MOST_BUCKETS = 10_000;
/** Pause between two sweeps: under a flood hardly any bucket is full. */
const SWEEP_MS = 1_000;

/** Result for a bucket that will be full in `emptyMs`. */
function outcome(isAllowed: boolean, emptyMs: number, { holds, refillMs }: BucketSize): Consumed {
  const capacityMs = holds * refillMs;
  const left = Math.max(0, Math.floor((capacityMs - emptyMs) / refillMs));
  const nextMs = left > 0 ? 0 : Math.max(0, emptyMs + refillMs - capacityMs);
  return { isAllowed, left, nextMs, fullMs: emptyMs };
}

/**
 * Buckets in this process's memory. For each only the time is stored at which it will be full.
 *
 * @param now the clock in milliseconds
 */
export function bucketsInMemory(now: () => number = Date.now): ConsumeOne {
  const fullAt = new Map<string, number>();
  let sweptAt = -Infinity;
  return (key, size) => {
    const at = now();
    if (fullAt.size > MOST_BUCKETS && at - sweptAt >= SWEEP_MS) {
      sweptAt = at;
      for (const [known, full] of fullAt) if (full <= at) fullAt.delete(known);
    }
    const emptyMs = Math.max(0, (fullAt.get(key) ?? 0) - at);
    const isAllowed = emptyMs + size.refillMs <= size.holds * size.refillMs;
    if (!isAllowed) return Promise.resolve(outcome(false, emptyMs, size));
    fullAt.set(key, at + emptyMs + size.refillMs);
    return Promise.resolve(outcome(true, emptyMs + size.refillMs, size));
  };
}

/** Atomic, so that two processes never take the same call; by the clock of Redis, which they share. */
const SCRIPT = `
local time = redis.call('TIME')
local at = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
local refill, capacity = tonumber(ARGV[1]), tonumber(ARGV[2])
local empty = math.max(0, tonumber(redis.call('GET', KEYS[1]) or '0') - at)
if empty + refill > capacity then return {0, empty} end
redis.call('SET', KEYS[1], string.format('%.0f', at + empty + refill), 'PX', math.ceil(empty + refill))
return {1, empty + refill}`;

/** Buckets in Redis, which several processes share. */
export function bucketsInRedis(redis: Redis): ConsumeOne {
  return async (key, size) => {
    const { holds, refillMs } = size;
    const [taken, emptyMs] = (await redis.eval(SCRIPT, 1, key, refillMs, holds * refillMs)) as [
      number,
      number,
    ];
    return outcome(taken === 1, emptyMs, size);
  };
}

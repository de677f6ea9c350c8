import type { Redis } from 'ioredis';

/** A bucket that holds so many calls and is filled again one by one. */
export interface BucketSize {
  /** How many calls a full one holds. */
  holds: number;
  /** After so many milliseconds there is one more. */
  refillMs: number;
}

/** What came of taking one call out. */
export interface Taken {
  isTaken: boolean;
  /** Calls that are left, whole ones. */
  left: number;
  /** Milliseconds until the next one; 0 where there is one. */
  nextMs: number;
  /** Milliseconds until it is full. */
  fullMs: number;
}

/** Takes one call out of the bucket of a key. */
export type TakeOne = (key: string, size: BucketSize) => Promise<Taken>;

/** So many buckets are kept before the full ones among them are forgotten. */
const MOST_BUCKETS = 10_000;
/** And they are looked through no more often than this, as under a flood hardly one of them is full. */
const SWEEP_MS = 1_000;

/** What a bucket is, given for how long it will not be full. */
function outcome(isTaken: boolean, emptyMs: number, { holds, refillMs }: BucketSize): Taken {
  const capacityMs = holds * refillMs;
  const left = Math.max(0, Math.floor((capacityMs - emptyMs) / refillMs));
  const nextMs = left > 0 ? 0 : Math.max(0, emptyMs + refillMs - capacityMs);
  return { isTaken, left, nextMs, fullMs: emptyMs };
}

/**
 * Buckets of this process. Of each only the moment is kept at which it will be full.
 *
 * @param now the clock in milliseconds
 */
export function bucketsHere(now: () => number = Date.now): TakeOne {
  const fullAt = new Map<string, number>();
  let sweptAt = -Infinity;
  return (key, size) => {
    const at = now();
    if (fullAt.size > MOST_BUCKETS && at - sweptAt >= SWEEP_MS) {
      sweptAt = at;
      for (const [known, full] of fullAt) if (full <= at) fullAt.delete(known);
    }
    const emptyMs = Math.max(0, (fullAt.get(key) ?? 0) - at);
    const isTaken = emptyMs + size.refillMs <= size.holds * size.refillMs;
    if (!isTaken) return Promise.resolve(outcome(false, emptyMs, size));
    fullAt.set(key, at + emptyMs + size.refillMs);
    return Promise.resolve(outcome(true, emptyMs + size.refillMs, size));
  };
}

/** One step, so that two processes never take the same call; by the clock of Redis, which they share. */
const SCRIPT = `
local time = redis.call('TIME')
local at = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
local refill, capacity = tonumber(ARGV[1]), tonumber(ARGV[2])
local empty = math.max(0, tonumber(redis.call('GET', KEYS[1]) or '0') - at)
if empty + refill > capacity then return {0, empty} end
redis.call('SET', KEYS[1], string.format('%.0f', at + empty + refill), 'PX', math.ceil(empty + refill))
return {1, empty + refill}`;

/** Buckets that several processes share. */
export function bucketsInRedis(redis: Redis): TakeOne {
  return async (key, size) => {
    const { holds, refillMs } = size;
    const [taken, emptyMs] = (await redis.eval(SCRIPT, 1, key, refillMs, holds * refillMs)) as [
      number,
      number,
    ];
    return outcome(taken === 1, emptyMs, size);
  };
}

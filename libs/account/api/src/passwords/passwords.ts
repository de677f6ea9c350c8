import { coreErrors } from '@upround/shared/contract-core';
import { AppError, checkDeadline } from '@upround/shared/server-kit';
import {
  hashPassword,
  isOutdated,
  PASSWORD_COST,
  verifyPassword,
  type PasswordCost,
} from './password-hash';

/** Hashes and verifies passwords, a few at a time: each takes much memory and a core. */
export interface Passwords {
  /** @throws AppError `UNAVAILABLE` when too many wait already */
  hash(password: string, salt?: Buffer): Promise<string>;
  /** Takes as long for an unknown account (`stored` undefined) as for a known one. */
  verify(password: string, stored: string | undefined): Promise<boolean>;
  /** Whether the stored hash should be made again at today's cost. */
  isOutdated(stored: string): boolean;
}

interface PasswordOptions {
  cost?: PasswordCost;
  /** How many are worked on at once. */
  parallel?: number;
  /** How many may wait for their turn. */
  waiting?: number;
}

/**
 * @param options cost and bounds; by default two at a time and a hundred waiting
 */
export function createPasswords({
  cost = PASSWORD_COST,
  parallel = 2,
  waiting = 100,
}: PasswordOptions = {}): Passwords {
  let running = 0;
  const queue: (() => void)[] = [];

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= parallel) {
      if (queue.length >= waiting) throw new AppError(coreErrors.UNAVAILABLE);
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      checkDeadline();
      return await work();
    } finally {
      const next = queue.shift();
      // The slot is handed to the next in the queue, so that no other call gets it.
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return {
    hash: (password, salt) => inTurn(() => hashPassword(password, cost, salt)),
    verify: (password, stored) => inTurn(() => verifyPassword(password, stored, cost)),
    isOutdated: (stored) => isOutdated(stored, cost),
  };
}

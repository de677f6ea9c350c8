import type { Health, PartState } from '@upround/moderation/contract';

const SLOW_DATABASE_MS = 250;
const LATE_SECONDS = 60;
const STUCK_SECONDS = 600;
/** As readiness has it: below this, writes are about to be refused. */
const LEAST_SHARE = 0.05;
const LEAST_BYTES = 24 * 1024 * 1024;
const LOW_SHARE = 0.15;

const stateOf = (isFailing: boolean, isUnusual: boolean): PartState => {
  if (isFailing) return 'failing';
  return isUnusual ? 'unusual' : 'working';
};

type Reading<Part extends 'database' | 'tasks' | 'email' | 'disk' | 'payments'> = Omit<
  Health[Part],
  'state'
>;

/** What the figures of each part mean. */
export const partState = {
  database: ({ milliseconds, waiting }: Reading<'database'>) =>
    stateOf(milliseconds === null, waiting > 0 || (milliseconds ?? 0) > SLOW_DATABASE_MS),
  tasks: ({ oldestSeconds, failed }: Reading<'tasks'>) =>
    stateOf(oldestSeconds >= STUCK_SECONDS, oldestSeconds >= LATE_SECONDS || failed > 0),
  email: ({ sent, failed }: Reading<'email'>) => stateOf(failed > 0 && sent === 0, failed > 0),
  disk: ({ freeBytes, freeShare }: Reading<'disk'>) =>
    stateOf(
      (freeShare ?? 1) <= LEAST_SHARE || (freeBytes ?? LEAST_BYTES) < LEAST_BYTES,
      freeShare === null || freeShare < LOW_SHARE,
    ),
  payments: ({ webhooksRefused, unsolved }: Reading<'payments'>) =>
    stateOf(false, webhooksRefused > 0 || unsolved > 0),
};

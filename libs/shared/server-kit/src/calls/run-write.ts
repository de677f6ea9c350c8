import { coreErrors } from '@upround/shared/contract-core';
import type { Serialise } from '../answers/serialise';
import { AppError } from '../app-error';
import type { CallImplementation } from '../module';
import { viewerId } from '../viewer';
import { idempotencyKey, saveAnswer, savedAnswer, claimKey } from './idempotency';
import type { SavedAnswer } from './idempotency';
import type { Platform } from './platform';
import type { RequestContext } from './request-context';
import { writeContext } from './write-context';

/**
 * Makes a write: slow preparation first, then everything in one transaction, with the key under which a retry
 * finds the same answer.
 *
 * @returns status and body of the answer
 */
export async function runWrite(
  platform: Platform,
  { call, prepare, handle, discard }: CallImplementation,
  context: RequestContext,
  input: unknown,
  serialise: Serialise,
): Promise<SavedAnswer> {
  if (platform.diskSpace?.enough() === false) throw new AppError(coreErrors.STORAGE_FULL);
  const { db } = platform.database;
  const { deadline } = context;
  const key = idempotencyKey(
    context.header('idempotency-key'),
    viewerId(context.viewer),
    call,
    input,
  );
  if (key !== null) {
    const stored = await savedAnswer(db, key);
    if (stored !== null) return stored;
  }
  const made = await prepare?.(context, input);
  const effects: (() => void)[] = [];
  const forgetMember = (userId: string) => platform.members.forget(userId);
  let isUsed = true;
  const write = () =>
    db.transaction().execute(async (trx): Promise<SavedAnswer> => {
      deadline.check();
      if (key !== null) {
        const stored = await claimKey(trx, key);
        isUsed = stored === null;
        if (stored !== null) return stored;
      }
      const tasks = platform.tasks.senderOn(trx);
      effects.push(() => tasks.wake());
      const output = await handle(
        writeContext(context, { trx, tasks, effects, forgetMember }),
        input,
        made,
      );
      const fresh = { status: call.status, body: serialise(output) };
      if (key !== null) await saveAnswer(trx, key, fresh);
      // A client that has got a 503 by now finds nothing changed; from here on the response waits for the commit.
      deadline.check();
      deadline.isCommitting = true;
      return fresh;
    });
  const answer = await write().catch(async (error: unknown) => {
    // After any other error it is unknown whether the transaction committed.
    if (error instanceof AppError) await discard?.(made);
    throw error;
  });
  if (!isUsed) await discard?.(made);
  for (const effect of effects) effect();
  return answer;
}

import { coreErrors } from '@upround/shared/contract-core';
import type { Serialise } from '../answers/serialise';
import { AppError } from '../app-error';
import type { AuditRule, CallImplementation } from '../module';
import { viewerId } from '../viewer';
import { idempotencyKey, saveAnswer, savedAnswer, claimKey } from './idempotency';
import type { SavedAnswer } from './idempotency';
import type { Platform } from './platform';
import type { RequestContext } from './request-context';
import { writeContext } from './write-context';
import type { AuditCounter } from './write-context';

/** Fails a write whose audit entries aren't what its call declares, so that nothing of weight passes unrecorded. */
function checkEntries(id: string, rule: AuditRule | undefined, { entries }: AuditCounter): void {
  const isRight =
    rule === 'once'
      ? entries === 1
      : rule === 'each record' || (rule === undefined ? entries === 0 : entries <= 1);
  if (!isRight) throw new Error(`${id} left ${entries} audit entries; its rule is ${rule}`);
}

/**
 * Makes a write: slow preparation first, then everything in one transaction, with the key under which a retry
 * finds the same answer.
 *
 * @returns status and body of the answer
 */
export async function runWrite(
  platform: Platform,
  { call, audits, prepare, handle, discard }: CallImplementation,
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
      const tasks = platform.tasks.collectorOn(trx);
      effects.push(() => tasks.wake());
      const counter = { entries: 0 };
      const parts = { trx, tasks, effects, counter, forgetMember };
      const output = await handle(writeContext(context, parts), input, made);
      checkEntries(call.id, audits, counter);
      const fresh = { status: call.status, body: serialise(output) };
      if (key !== null) await saveAnswer(trx, key, fresh);
      await tasks.insertAll(() => {
        // A client that has got a 503 by now finds nothing changed; from here on the response waits for the commit.
        deadline.check();
        deadline.isCommitting = true;
      });
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

import {
  creatorErrors,
  type CreatorApplication,
  type OwnCreator,
} from '@upround/ambassador/contract';
import { monthOf } from '@upround/ambassador/model';
import { coreErrors } from '@upround/shared/contract-core';
import type { Database, Trx } from '@upround/shared/db';
import { AppError, type WriteContext } from '@upround/shared/server-kit';
import type { AmbassadorSettings } from '../ambassador-settings';
import type { Acting } from '../membership/own-ambassador.service';
import * as store from './creator.store';
import type { CreatorRow } from './creator.store';
import { readProgress } from './eligibility.read-model';
import { maskVpa, openVpa, sealVpa } from './payout-vpa';
import { countReads, findReadable, insertRead } from './read.store';
import { readOwnMonths } from './statement.store';

type Settings = Pick<AmbassadorSettings, 'secrets'>;

async function toApplication(
  settings: Settings,
  db: Database | Trx,
  row: CreatorRow,
): Promise<CreatorApplication> {
  const vpa = openVpa(settings, row.payout_vpa);
  const steps = await store.readSteps(db, row.request_id);
  return {
    id: row.request_id,
    state: row.state,
    about: row.about,
    payoutVpa: vpa === null ? null : maskVpa(vpa),
    reason: row.state === 'DECLINED' ? row.reason : '',
    timeline: steps.map(({ state, at }) => ({ state, at: at.toISOString() })),
  };
}

/** One's own place in the programme. */
export async function readOwn(
  settings: Settings,
  db: Database | Trx,
  { userId, now }: Acting,
): Promise<OwnCreator> {
  const row = await store.findCreator(db, userId);
  const { progress, isEligible } = await readProgress(db, userId, now);
  return {
    progress: progress.map(({ need, value, needed, isMet }) => ({ need, value, needed, isMet })),
    isEligible,
    application: row === undefined ? null : await toApplication(settings, db, row),
    months: row === undefined ? [] : await readOwnMonths(db, row.id),
    readsThisMonth:
      row === undefined ? 0 : await countReads(db, { creatorId: row.id, month: monthOf(now).id }),
  };
}

/**
 * Applies to the programme. Who was declined, withdrew or left may apply again.
 *
 * @throws AppError `ALREADY_CREATOR`, `NOT_ELIGIBLE`
 */
export async function apply(
  settings: Settings,
  { trx }: Pick<WriteContext, 'trx'>,
  acting: Acting,
  { about, payoutVpa }: { about: string; payoutVpa?: string | undefined },
): Promise<OwnCreator> {
  const { userId, now } = acting;
  const before = await store.findCreator(trx, userId);
  if (before?.state === 'SUBMITTED' || before?.state === 'APPROVED') {
    throw new AppError(creatorErrors.ALREADY_CREATOR);
  }
  const { isEligible } = await readProgress(trx, userId, now);
  if (!isEligible) throw new AppError(creatorErrors.NOT_ELIGIBLE);
  const vpa = payoutVpa === undefined ? null : sealVpa(settings, payoutVpa);
  // Of two applications at once the second waits here for the first.
  if (!(await store.insertApplication(trx, { userId, about, vpa, now }))) {
    throw new AppError(creatorErrors.ALREADY_CREATOR);
  }
  return readOwn(settings, trx, acting);
}

/** @throws AppError `NO_CREATOR` for who never applied */
async function lockedCreator(trx: Trx, userId: string): Promise<CreatorRow> {
  const row = await store.lockOwnCreator(trx, userId);
  if (row === undefined) throw new AppError(creatorErrors.NO_CREATOR);
  return row;
}

/** Replaces the UPI ID, also for those who left while payouts are due. @throws AppError `NO_CREATOR` */
export async function change(
  settings: Settings,
  { trx }: Pick<WriteContext, 'trx'>,
  acting: Acting,
  { payoutVpa }: { payoutVpa: string },
): Promise<OwnCreator> {
  const { id } = await lockedCreator(trx, acting.userId);
  await store.savePayoutVpa(trx, { id, vpa: sealVpa(settings, payoutVpa) });
  return readOwn(settings, trx, acting);
}

/** Withdraws an open application, or leaves the programme. @throws AppError `NO_CREATOR` */
export async function leave(
  settings: Settings,
  { trx }: Pick<WriteContext, 'trx'>,
  acting: Acting,
): Promise<OwnCreator> {
  const { request_id: requestId, state } = await lockedCreator(trx, acting.userId);
  const isOpen = state === 'SUBMITTED';
  const values = { requestId, from: state, reason: '', now: acting.now };
  const isIn = isOpen || state === 'APPROVED';
  if (
    !isIn ||
    !(await store.moveApplication(trx, { ...values, state: isOpen ? 'WITHDRAWN' : 'LEFT' }))
  ) {
    throw new AppError(creatorErrors.NO_CREATOR);
  }
  return readOwn(settings, trx, acting);
}

/** Records that a member read a post; their own ones don't count. @throws AppError `NOT_FOUND` */
export async function read(
  { entitlements }: Pick<AmbassadorSettings, 'entitlements'>,
  { trx }: Pick<WriteContext, 'trx'>,
  { userId, now }: Acting,
  key: string,
): Promise<void> {
  const post = await findReadable(trx, { key, viewer: userId });
  if (post === undefined) throw new AppError(coreErrors.NOT_FOUND);
  const { id: postId, author_id: authorId } = post;
  if (authorId === userId) return;
  const hasPlan = (await entitlements.of(trx, userId)) !== null;
  await insertRead(trx, { postId, readerId: userId, authorId, hasPlan, now });
}

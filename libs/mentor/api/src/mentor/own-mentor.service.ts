import {
  mentorErrors,
  SLOTS_EVENT,
  type MentorRequirement,
  type OwnMentor,
  type OwnMentorChange,
} from '@upround/mentor/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { AppError, memberOf, type WriteContext } from '@upround/shared/server-kit';
import { readNextSlot } from '../hours/next-slot.task';
import type { MentorSettings } from '../mentor-settings';
import { openServices } from '../services/service.store';
import { missingFields, missingOf, toOwnMentor } from './own-mentor.mapper';
import {
  lockOrBegin,
  lockOwn,
  saveProfile,
  saveState,
  submitProfile,
  type OwnMentorRow,
} from './own-mentor.store';

/** The settings that writes of one's own profile need. */
export type OwnSettings = Pick<MentorSettings, 'now' | 'realtime'>;

/** @throws AppError `FORBIDDEN` for a profile that staff removed */
function checkNotRemoved(row: OwnMentorRow): OwnMentorRow {
  if (row.state === 'REMOVED') throw new AppError(coreErrors.FORBIDDEN);
  return row;
}

/** The member's profile, locked; the first time it begins a draft. */
export const ownToChange = async (
  { now }: OwnSettings,
  context: WriteContext,
): Promise<OwnMentorRow> =>
  checkNotRemoved(await lockOrBegin(context.trx, memberOf(context).userId, now()));

/** Has the free times read again, here and on the mentor's open pages. */
export async function slotsChanged(
  { realtime }: OwnSettings,
  { tasks, afterCommit }: Pick<WriteContext, 'tasks' | 'afterCommit'>,
  { id, user_id: userId }: Pick<OwnMentorRow, 'id' | 'user_id'>,
): Promise<void> {
  await tasks.send(readNextSlot, { mentorId: id });
  afterCommit(() => realtime?.send([userId], { name: SLOTS_EVENT, data: { mentorId: id } }));
}

/** The profile as it is after a write. */
export async function ownAfter({ now }: OwnSettings, context: WriteContext): Promise<OwnMentor> {
  const row = await lockOwn(context.trx, memberOf(context).userId);
  if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
  return toOwnMentor(context.trx, row, now());
}

/** @throws AppError `INCOMPLETE` with what is missing */
function checkComplete(missing: readonly MentorRequirement[]): void {
  if (missing.length > 0) throw new AppError(mentorErrors.INCOMPLETE, { details: { missing } });
}

/**
 * Saves the profile, and sends it to staff. What is approved or waits stays complete.
 *
 * @throws AppError `INCOMPLETE`
 */
export async function saveOwn(
  settings: OwnSettings,
  context: WriteContext,
  change: OwnMentorChange,
): Promise<OwnMentor> {
  const { trx } = context;
  const now = settings.now();
  const { id } = await saveFields(settings, context, change);
  const row = await lockOwn(trx, memberOf(context).userId);
  if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
  const isOpen = row.state === 'DRAFT' || row.state === 'DECLINED';
  if (!isOpen) checkComplete(missingFields(row));
  if (isOpen && change.submit === true) {
    checkComplete(missingOf(row, (await openServices(trx, id)).length));
    await submitProfile(trx, id, now);
  }
  return ownAfter(settings, context);
}

async function saveFields(settings: OwnSettings, context: WriteContext, change: OwnMentorChange) {
  const row = await ownToChange(settings, context);
  await saveProfile(context.trx, row, change, settings.now());
  return row;
}

/**
 * Pauses new sessions, or takes them again.
 *
 * @throws AppError `NOT_APPROVED`, `INCOMPLETE`
 */
export async function setOwnState(
  settings: OwnSettings,
  context: WriteContext,
  state: 'LISTED' | 'PAUSED',
): Promise<OwnMentor> {
  const { trx } = context;
  const row = await lockOwn(trx, memberOf(context).userId);
  if (row === undefined || (row.state !== 'LISTED' && row.state !== 'PAUSED')) {
    throw new AppError(mentorErrors.NOT_APPROVED);
  }
  if (row.state !== state) {
    if (state === 'LISTED') checkComplete(missingOf(row, (await openServices(trx, row.id)).length));
    await saveState(trx, row.id, state, settings.now());
    await slotsChanged(settings, context, row);
  }
  return ownAfter(settings, context);
}

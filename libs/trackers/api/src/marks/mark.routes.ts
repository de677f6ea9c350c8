import {
  hideTracker,
  showTracker,
  trackersErrors,
  unwatchTracker,
  watchTracker,
} from '@upround/trackers/contract';
import { coreErrors } from '@upround/shared/contract-core';
import {
  AppError,
  implement,
  memberOf,
  type CallImplementation,
  type WriteContext,
} from '@upround/shared/server-kit';
import { findRecord } from '../record/record.read-model';
import { accessOf } from '../tracker-access';
import type { TrackersSettings } from '../trackers-settings';
import { setMark, unsetMark, type OwnMark } from './mark.store';

const tooMany = {
  hidden: trackersErrors.TOO_MANY_HIDDEN,
  watches: trackersErrors.TOO_MANY_WATCHED,
};

/** The id of a record that the member can read. */
async function recordId(settings: TrackersSettings, context: WriteContext, key: string) {
  const { userId } = memberOf(context);
  const { angels } = await accessOf(settings, context.trx, userId);
  const record = await findRecord(context.trx, { viewer: userId, angels }, key);
  if (record === undefined) throw new AppError(coreErrors.NOT_FOUND);
  return record.id;
}

async function mark(settings: TrackersSettings, context: WriteContext, kind: OwnMark, key: string) {
  const id = await recordId(settings, context, key);
  const { userId } = memberOf(context);
  const isSet = await setMark(context.trx, kind, { userId, recordId: id, now: settings.now() });
  if (!isSet) throw new AppError(tooMany[kind]);
  return { active: true };
}

async function unmark(context: WriteContext, kind: OwnMark, key: string) {
  await unsetMark(context.trx, kind, { userId: memberOf(context).userId, key });
  return { active: false };
}

/** The calls by which a member hides a record, or is reminded of it. */
export const markRoutes = (settings: TrackersSettings): CallImplementation[] => [
  implement(hideTracker, {
    handle: (context, { params }) => mark(settings, context, 'hidden', params.id),
  }),
  implement(showTracker, {
    handle: (context, { params }) => unmark(context, 'hidden', params.id),
  }),
  implement(watchTracker, {
    handle: (context, { params }) => mark(settings, context, 'watches', params.id),
  }),
  implement(unwatchTracker, {
    handle: (context, { params }) => unmark(context, 'watches', params.id),
  }),
];

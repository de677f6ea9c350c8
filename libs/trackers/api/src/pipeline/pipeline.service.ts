import {
  PIPELINE_EVENT,
  trackersErrors,
  type PipelineChange,
  type PipelineDraft,
  type PipelineItem,
} from '@upround/trackers/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { AppError, memberOf, type WriteContext } from '@upround/shared/server-kit';
import { findRecord } from '../record/record.read-model';
import { accessOf } from '../tracker-access';
import type { TrackersSettings } from '../trackers-settings';
import { toItem } from './pipeline.columns';
import {
  deleteItem,
  findItem,
  insertItems,
  isNameTaken,
  lockItem,
  lockRoom,
  reachedOf,
  updateItem,
  type NewItem,
} from './pipeline.store';

/** Tells the member's other pages to read the pipeline again. */
export const sendPipeline = (
  { realtime }: Pick<TrackersSettings, 'realtime'>,
  { afterCommit }: WriteContext,
  userId: string,
): void => afterCommit(() => realtime?.send([userId], { name: PIPELINE_EVENT, data: {} }));

/** What a draft is about: a record that the member can read, or a name. */
async function namedItem(
  settings: TrackersSettings,
  { trx }: WriteContext,
  userId: string,
  { recordId, name, ...rest }: PipelineDraft,
): Promise<NewItem> {
  if ((recordId === undefined) === (name === undefined)) {
    throw new AppError(coreErrors.INVALID_FIELD, { path: 'name' });
  }
  if (recordId === undefined) return { ...rest, recordId: null, name: name ?? '' };
  const { angels } = await accessOf(settings, trx, userId);
  const record = await findRecord(trx, { viewer: userId, angels }, recordId);
  if (record === undefined) throw new AppError(coreErrors.NOT_FOUND);
  return { website: record.website, ...rest, recordId: record.id, name: record.name };
}

/** @throws AppError `PIPELINE_FULL`, `IN_PIPELINE` */
export async function addItem(
  settings: TrackersSettings,
  context: WriteContext,
  draft: PipelineDraft,
): Promise<PipelineItem> {
  const { userId } = memberOf(context);
  const item = await namedItem(settings, context, userId, draft);
  const room = await lockRoom(context.trx, userId);
  if (room <= 0) throw new AppError(trackersErrors.PIPELINE_FULL);
  const [id] = await insertItems(context.trx, userId, [item], settings.now());
  if (id === undefined) throw new AppError(trackersErrors.IN_PIPELINE);
  sendPipeline(settings, context, userId);
  return ownItem(context, userId, id);
}

async function ownItem({ trx }: WriteContext, userId: string, id: string): Promise<PipelineItem> {
  const row = await findItem(trx, userId, id);
  if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
  return toItem(row);
}

const changeable = [
  'name',
  'website',
  'stage',
  'passReason',
  'notes',
  'rating',
  'nextStep',
  'nextStepOn',
  'introSource',
  'round',
] as const satisfies readonly (keyof PipelineChange)[];

/** The fields that another tab has changed since this one read them, to something else than this one wants. */
const conflictsOf = (item: PipelineItem, changes: PipelineChange, was: PipelineChange) =>
  changeable.filter(
    (field) =>
      changes[field] !== undefined &&
      was[field] !== undefined &&
      item[field] !== was[field] &&
      item[field] !== changes[field],
  );

/** @throws AppError `IN_PIPELINE` where another item that the member entered has the name */
async function checkName(context: WriteContext, id: string, name: string): Promise<void> {
  const { userId } = memberOf(context);
  await lockRoom(context.trx, userId);
  if (await isNameTaken(context.trx, userId, id, name)) {
    throw new AppError(trackersErrors.IN_PIPELINE, { path: 'changes.name' });
  }
}

/**
 * Changes the fields that are given, and no others.
 *
 * @throws AppError `CHANGED_MEANWHILE` whose `path` names the first field that has another value than in `was`
 */
export async function editItem(
  settings: TrackersSettings,
  context: WriteContext,
  id: string,
  { changes, was = {} }: { changes: PipelineChange; was?: PipelineChange | undefined },
): Promise<PipelineItem> {
  const { userId } = memberOf(context);
  const row = await lockItem(context.trx, userId, id);
  if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
  const [conflict] = conflictsOf(toItem(row), changes, was);
  if (conflict !== undefined) {
    throw new AppError(trackersErrors.CHANGED_MEANWHILE, { path: `changes.${conflict}` });
  }
  if (row.record_id !== null && (changes.name !== undefined || changes.website !== undefined)) {
    throw new AppError(coreErrors.INVALID_FIELD, { path: 'changes.name' });
  }
  if (changes.name !== undefined) await checkName(context, id, changes.name);
  const now = settings.now();
  const stage = changes.stage ?? row.stage;
  const passReason = changes.passReason === undefined ? row.pass_reason : changes.passReason;
  const kept = <Value>(given: Value | undefined, stored: Value) =>
    given === undefined ? stored : given;
  await updateItem(context.trx, id, {
    name: kept(changes.name, row.name),
    website: kept(changes.website, row.website),
    stage,
    reached: reachedOf(stage, row.reached),
    stage_since: stage === row.stage ? row.stage_since : now,
    stage_before_mark: stage === row.stage ? row.stage_before_mark : null,
    is_added_by_mark: stage === row.stage && row.is_added_by_mark,
    pass_reason: stage === 'PASSED' ? passReason : null,
    notes: kept(changes.notes, row.notes),
    rating: kept(changes.rating, row.rating),
    next_step: kept(changes.nextStep, row.next_step),
    next_step_on: kept(changes.nextStepOn, row.next_step_on),
    intro_source: kept(changes.introSource, row.intro_source),
    round: kept(changes.round, row.round),
    updated_at: now,
  });
  sendPipeline(settings, context, userId);
  return ownItem(context, userId, id);
}

/** @throws AppError `NOT_FOUND` */
export async function removeItem(
  settings: TrackersSettings,
  context: WriteContext,
  id: string,
): Promise<undefined> {
  const { userId } = memberOf(context);
  if (!(await deleteItem(context.trx, userId, id))) throw new AppError(coreErrors.NOT_FOUND);
  sendPipeline(settings, context, userId);
  return undefined;
}

import {
  trackerLimits,
  type FunnelStage,
  type PipelineDraft,
  type PipelineStage,
} from '@upround/trackers/contract';
import { newId, statement, type Database, type Trx } from '@upround/shared/db';
import { itemColumns, itemJoins, type ItemRow } from './pipeline.columns';

const all = statement<ItemRow, { userId: string }>(
  'trackers.pipeline',
  `select ${itemColumns} from pipeline_items i ${itemJoins} where i.user_id = :userId::uuid
   order by i.updated_at desc, i.id desc limit ${trackerLimits.pipeline}`,
);

const one = statement<ItemRow, { userId: string; id: string }>(
  'trackers.pipeline-item',
  `select ${itemColumns} from pipeline_items i ${itemJoins}
   where i.user_id = :userId::uuid and i.id = :id::uuid`,
);

/** Waits for another change of the same item. */
const lock = statement<{ id: string }, { userId: string; id: string }>(
  'trackers.lock-pipeline-item',
  `select id from pipeline_items where user_id = :userId::uuid and id = :id::uuid for no key update`,
);

/** Waits for others that add to the same pipeline, so that its limit holds. */
const lockPipeline = statement<{ locked: string }, { userId: string }>(
  'trackers.lock-pipeline',
  `select pg_advisory_xact_lock(hashtextextended('pipeline:' || :userId::text, 0))::text as locked`,
);

const count = statement<{ count: number }, { userId: string }>(
  'trackers.pipeline-count',
  'select count(*)::int as count from pipeline_items where user_id = :userId::uuid',
);

/** Takes the rows as JSON; those whose funder is there already are left out. */
const insert = statement<{ id: string }, { rows: string }>(
  'trackers.insert-pipeline',
  `insert into pipeline_items (id, user_id, record_id, name, website, stage, reached, stage_since, is_added_by_mark,
     pass_reason, notes, rating, next_step, next_step_on, intro_source, round, created_at, updated_at)
   select id, user_id, record_id, name, website, stage, reached, stage_since, is_added_by_mark, pass_reason, notes,
     rating, next_step, next_step_on, intro_source, round, created_at, updated_at
   from jsonb_populate_recordset(null::pipeline_items, :rows::jsonb)
   on conflict do nothing returning id`,
);

const update = statement<never, { id: string; values: string }>(
  'trackers.update-pipeline-item',
  `update pipeline_items i set name = v.name, website = v.website, stage = v.stage, reached = v.reached,
     stage_since = v.stage_since, stage_before_mark = v.stage_before_mark, is_added_by_mark = v.is_added_by_mark,
     pass_reason = v.pass_reason, notes = v.notes, rating = v.rating, next_step = v.next_step,
     next_step_on = v.next_step_on, intro_source = v.intro_source, round = v.round, updated_at = v.updated_at
   from jsonb_populate_record(null::pipeline_items, :values::jsonb) v where i.id = :id::uuid`,
);

const remove = statement<{ id: string }, { userId: string; id: string }>(
  'trackers.delete-pipeline-item',
  `delete from pipeline_items where user_id = :userId::uuid and id = :id::uuid returning id`,
);

export const listItems = (db: Database, userId: string): Promise<ItemRow[]> =>
  all.all(db, { userId });

export const findItem = (
  db: Database | Trx,
  userId: string,
  id: string,
): Promise<ItemRow | undefined> => one.first(db, { userId, id });

/** Locks an item of a person and reads it as it is then. */
export async function lockItem(trx: Trx, userId: string, id: string): Promise<ItemRow | undefined> {
  const locked = await lock.first(trx, { userId, id });
  return locked === undefined ? undefined : findItem(trx, userId, id);
}

/** Locks a person's pipeline. @returns how many more items it has room for */
export async function lockRoom(trx: Trx, userId: string): Promise<number> {
  await lockPipeline.all(trx, { userId });
  const row = await count.first(trx, { userId });
  return trackerLimits.pipeline - (row?.count ?? 0);
}

/** What a new item says. */
export interface NewItem extends Omit<PipelineDraft, 'recordId' | 'name'> {
  recordId: string | null;
  name: string;
  isAddedByMark?: boolean;
}

export const reachedOf = (stage: PipelineStage, before: FunnelStage): FunnelStage =>
  stage === 'PASSED' ? before : stage;

/** Adds items to a pipeline. @returns ids of those whose funder wasn't there */
export async function insertItems(
  trx: Trx,
  userId: string,
  items: readonly NewItem[],
  now: Date,
): Promise<string[]> {
  const rows = items.map((item) => {
    const stage = item.stage ?? 'RESEARCHING';
    return {
      id: newId(),
      user_id: userId,
      record_id: item.recordId,
      name: item.name,
      website: item.website ?? null,
      stage,
      reached: reachedOf(stage, 'RESEARCHING'),
      stage_since: now,
      is_added_by_mark: item.isAddedByMark ?? false,
      pass_reason: stage === 'PASSED' ? (item.passReason ?? null) : null,
      notes: item.notes ?? '',
      rating: item.rating ?? null,
      next_step: item.nextStep ?? null,
      next_step_on: item.nextStepOn ?? null,
      intro_source: item.introSource ?? null,
      round: item.round ?? null,
      created_at: now,
      updated_at: now,
    };
  });
  return (await insert.all(trx, { rows: JSON.stringify(rows) })).map(({ id }) => id);
}

/** The columns that a change sets. */
export interface StoredItem extends Pick<
  ItemRow,
  | 'name'
  | 'website'
  | 'stage'
  | 'reached'
  | 'stage_since'
  | 'pass_reason'
  | 'notes'
  | 'rating'
  | 'next_step'
  | 'next_step_on'
  | 'intro_source'
  | 'round'
  | 'updated_at'
> {
  stage_before_mark: PipelineStage | null;
  is_added_by_mark: boolean;
}

export const updateItem = (trx: Trx, id: string, values: StoredItem): Promise<unknown> =>
  update.all(trx, { id, values: JSON.stringify(values) });

const taken = statement<{ taken: boolean }, { userId: string; id: string; name: string }>(
  'trackers.pipeline-name-taken',
  `select exists (select from pipeline_items where user_id = :userId::uuid and record_id is null
     and lower(name) = lower(:name) and id <> :id::uuid) as taken`,
);

/** Whether another item that the member entered has the name. */
export const isNameTaken = async (
  trx: Trx,
  userId: string,
  id: string,
  name: string,
): Promise<boolean> => (await taken.first(trx, { userId, id, name }))?.taken === true;

/** @returns whether it was there */
export const deleteItem = async (trx: Trx, userId: string, id: string): Promise<boolean> =>
  (await remove.first(trx, { userId, id })) !== undefined;

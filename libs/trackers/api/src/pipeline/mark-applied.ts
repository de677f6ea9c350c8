import { PIPELINE_EVENT, type PipelineStage } from '@upround/trackers/contract';
import { statement, type Trx } from '@upround/shared/db';
import type { MarkChange } from '@upround/shared/ports';
import type { TrackersSettings } from '../trackers-settings';
import { deleteItem, insertItems, lockItem, lockRoom, updateItem } from './pipeline.store';

interface MarkRow {
  id: string;
  stage: PipelineStage;
  stage_before_mark: PipelineStage | null;
  is_added_by_mark: boolean;
  is_untouched: boolean;
}

const itemOf = statement<MarkRow, { userId: string; recordId: string }>(
  'trackers.marked-item',
  `select id, stage, stage_before_mark, is_added_by_mark, (notes = '' and rating is null and next_step is null
     and next_step_on is null and intro_source is null and round is null) as is_untouched
   from pipeline_items where user_id = :userId::uuid and record_id = :recordId::uuid for no key update`,
);

const nameOf = statement<{ name: string; website: string | null }, { recordId: string }>(
  'trackers.name-of-record',
  'select name, website from tracker_records where id = :recordId::uuid',
);

/** The stages before someone has applied. */
const before: readonly PipelineStage[] = ['RESEARCHING', 'READY'];

async function moveTo(
  trx: Trx,
  userId: string,
  id: string,
  stage: PipelineStage,
  mark: { stageBefore: PipelineStage | null; now: Date },
): Promise<void> {
  const item = await lockItem(trx, userId, id);
  if (item === undefined) return;
  await updateItem(trx, id, {
    ...item,
    stage,
    reached: stage === 'PASSED' ? item.reached : stage,
    stage_since: mark.now,
    stage_before_mark: mark.stageBefore,
    is_added_by_mark: false,
    updated_at: mark.now,
  });
}

const sendPipeline = (
  { realtime }: Pick<TrackersSettings, 'realtime'>,
  { actorId, afterCommit }: MarkChange,
): void => afterCommit(() => realtime?.send([actorId], { name: PIPELINE_EVENT, data: {} }));

/** A member has applied: their item is contacted then, if it wasn't yet. A full pipeline gets no new item. */
export async function markApplied(settings: TrackersSettings, change: MarkChange): Promise<void> {
  const { trx, actorId: userId, referenceId: recordId } = change;
  const now = settings.now();
  const room = await lockRoom(trx, userId);
  const item = await itemOf.first(trx, { userId, recordId });
  if (item === undefined) {
    const record = room > 0 ? await nameOf.first(trx, { recordId }) : undefined;
    if (record === undefined) return;
    const { name, website } = record;
    const added = { recordId, name, website, stage: 'CONTACTED', isAddedByMark: true } as const;
    await insertItems(trx, userId, [added], now);
  } else if (before.includes(item.stage)) {
    await moveTo(trx, userId, item.id, 'CONTACTED', { stageBefore: item.stage, now });
  }
  sendPipeline(settings, change);
}

/** A member hasn't applied after all: their item goes back to where it was, unless it was moved since. */
export async function unmarkApplied(settings: TrackersSettings, change: MarkChange): Promise<void> {
  const { trx, actorId: userId, referenceId: recordId } = change;
  const item = await itemOf.first(trx, { userId, recordId });
  if (item?.stage !== 'CONTACTED') return;
  const { id, stage_before_mark: former } = item;
  if (item.is_added_by_mark && item.is_untouched) await deleteItem(trx, userId, id);
  else if (former !== null) {
    await moveTo(trx, userId, id, former, { stageBefore: null, now: settings.now() });
  }
  sendPipeline(settings, change);
}

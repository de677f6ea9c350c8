import type {
  FunnelStage,
  PipelineItem,
  PipelineStage,
  TrackerType,
} from '@upround/trackers/contract';
import { deadlineOf } from '../record/record.mapper';

/** An item with its record. */
export interface ItemRow {
  id: string;
  record_id: string | null;
  name: string;
  website: string | null;
  stage: PipelineStage;
  reached: FunnelStage;
  stage_since: Date;
  pass_reason: string | null;
  notes: string;
  rating: number | null;
  next_step: string | null;
  /** As `YYYY-MM-DD`. */
  next_step_on: string | null;
  intro_source: string | null;
  round: string | null;
  /** The stage before it was marked as applied to, while it wasn't moved since. */
  stage_before_mark: PipelineStage | null;
  is_added_by_mark: boolean;
  created_at: Date;
  updated_at: Date;
  record_slug: string | null;
  record_type: TrackerType | null;
  record_name: string | null;
  closes_at: Date | null;
  closes_local: string | null;
  closes_zone: string | null;
}

/** Columns of `ItemRow`, of the item `i` and its record `r`. */
export const itemColumns = `
  i.id, r.id as record_id, i.name, i.website, i.stage, i.reached, i.stage_since, i.pass_reason, i.notes, i.rating,
  i.next_step, i.next_step_on::text, i.intro_source, i.round, i.stage_before_mark, i.is_added_by_mark, i.created_at, i.updated_at,
  r.slug as record_slug, r.type as record_type, r.name as record_name, r.closes_at,
  to_char(r.closes_local, 'YYYY-MM-DD"T"HH24:MI') as closes_local, r.closes_zone`;

/** Joins the record while it is in the lists. */
export const itemJoins =
  'left join tracker_records r on r.id = i.record_id and r.removed_at is null';

function recordOf(row: ItemRow): PipelineItem['record'] {
  const { record_id: id, record_slug: slug, record_type: type, record_name: name } = row;
  if (id === null || slug === null || type === null || name === null) return null;
  return { id, slug, type, name, deadline: deadlineOf(row) };
}

/** Turns a row into the item that goes over the wire. */
export const toItem = (row: ItemRow): PipelineItem => ({
  id: row.id,
  record: recordOf(row),
  name: row.name,
  website: row.website,
  stage: row.stage,
  passReason: row.pass_reason,
  notes: row.notes,
  rating: row.rating,
  nextStep: row.next_step,
  nextStepOn: row.next_step_on,
  introSource: row.intro_source,
  round: row.round,
  reached: row.reached,
  stageSince: row.stage_since.toISOString(),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

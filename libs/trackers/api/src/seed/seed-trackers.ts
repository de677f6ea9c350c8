import type { FitSettings, PipelineDraft, TrackerView } from '@upround/trackers/contract';
import { idAt, newId, statement, type Trx } from '@upround/shared/db';
import { demoClock, type DemoClock } from '@upround/shared/demo';
import type { SeedContext } from '@upround/shared/server-kit';
import type { RecordInput } from '../import/record-input';
import { saveRecords } from '../import/save-records';
import { reachedOf } from '../pipeline/pipeline.store';
import { saveFit } from '../fit/fit.store';
import { readDemoRecords } from './demo-records';

/** A programme of the demo community that one can apply to for so many days. */
export interface DatedProgramme extends Omit<RecordInput, 'closesOn' | 'schedule'> {
  closesInDays: number;
}

/** An item of a member's pipeline. */
export interface DemoItem extends Omit<PipelineDraft, 'recordId' | 'nextStepOn' | 'stage'> {
  /** Slug of the record; without one the item has a name. */
  record?: string;
  stage: NonNullable<PipelineDraft['stage']>;
  /** How far it came before it was passed. */
  reached?: 'RESEARCHING' | 'CONTACTED' | 'MEETING' | 'DILIGENCE';
  addedDaysAgo: number;
  movedDaysAgo: number;
  nextStepInDays?: number;
}

/** What one member does with trackers. */
export interface DemoMember {
  slug: string;
  fit: FitSettings | null;
  pipeline: readonly DemoItem[];
  /** Slugs of records. */
  watched: readonly string[];
  views: readonly Omit<TrackerView, 'id' | 'createdAt'>[];
  /** What they say is outdated about records, by slug. */
  reports?: readonly { record: string; note: string; daysAgo: number }[];
}

/** The part of the demo community that is about funding. */
export interface TrackersDemo {
  /** Real organisations with sourced facts, in the form of imports. */
  records: readonly unknown[];
  programmes: readonly DatedProgramme[];
  members: readonly DemoMember[];
}

const recordIds = statement<
  { id: string; slug: string; name: string; website: string | null },
  Record<string, never>
>('trackers.seed-ids', 'select id, slug, name, website from tracker_records');

const insertRows = (table: string, columns: string) =>
  statement<never, { rows: string }>(
    `trackers.seed-${table}`,
    `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${table}, :rows::jsonb)`,
  );

const insertItems = insertRows(
  'pipeline_items',
  `id, user_id, record_id, name, website, stage, reached, stage_since, is_added_by_mark, pass_reason, notes, rating,
   next_step, next_step_on, intro_source, round, created_at, updated_at`,
);
const insertWatches = insertRows('tracker_watches', 'user_id, record_id, created_at');
const insertViews = insertRows(
  'tracker_views',
  'id, user_id, name, type, filters, columns, created_at',
);

const insertReports = insertRows('tracker_reports', 'id, user_id, record_id, note, created_at');

type Known = ReadonlyMap<string, { id: string; name: string; website: string | null }>;

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

function itemRow(item: DemoItem, userId: string, known: Known, clock: DemoClock) {
  const record = item.record === undefined ? undefined : known.get(item.record);
  if (item.record !== undefined && record === undefined) {
    throw new Error(`The demo community has no record ${item.record}.`);
  }
  const created = clock.at(item.addedDaysAgo, 11);
  const moved = clock.at(item.movedDaysAgo, 16);
  return {
    id: idAt(created),
    user_id: userId,
    record_id: record?.id ?? null,
    name: record?.name ?? item.name,
    website: record?.website ?? item.website ?? null,
    stage: item.stage,
    reached: reachedOf(item.stage, item.reached ?? 'RESEARCHING'),
    stage_since: moved,
    is_added_by_mark: false,
    pass_reason: item.passReason ?? null,
    notes: item.notes ?? '',
    rating: item.rating ?? null,
    next_step: item.nextStep ?? null,
    next_step_on:
      item.nextStepInDays === undefined ? null : dayOf(clock.inDays(item.nextStepInDays)),
    intro_source: item.introSource ?? null,
    round: item.round ?? null,
    created_at: created,
    updated_at: moved,
  };
}

async function seedMember(
  trx: Trx,
  userId: string,
  member: DemoMember,
  known: Known,
  clock: DemoClock,
): Promise<void> {
  const { fit, pipeline, watched, views, reports = [] } = member;
  if (fit !== null) await saveFit(trx, userId, fit, clock.at(9, 10));
  const items = pipeline.map((item) => itemRow(item, userId, known, clock));
  await insertItems.all(trx, { rows: JSON.stringify(items) });
  const watches = watched.flatMap((slug) => {
    const record = known.get(slug);
    const created = clock.at(6, 18);
    return record === undefined
      ? []
      : [{ user_id: userId, record_id: record.id, created_at: created }];
  });
  await insertWatches.all(trx, { rows: JSON.stringify(watches) });
  const saved = views.map((view) => ({
    id: newId(),
    user_id: userId,
    ...view,
    created_at: clock.at(5, 9),
  }));
  await insertViews.all(trx, { rows: JSON.stringify(saved) });
  const outdated = reports.flatMap(({ record: slug, note, daysAgo }) => {
    const record = known.get(slug);
    const created = clock.at(daysAgo, 14);
    return record === undefined
      ? []
      : [{ id: idAt(created), user_id: userId, record_id: record.id, note, created_at: created }];
  });
  await insertReports.all(trx, { rows: JSON.stringify(outdated) });
}

/** Fills the lists, and what members of the demo community do with them. */
export async function seedTrackers(
  { records, programmes, members }: TrackersDemo,
  { trx, demo, now }: SeedContext,
): Promise<void> {
  const clock = demoClock(now);
  const dated = programmes.map(({ closesInDays, ...programme }) => ({
    ...programme,
    schedule: 'DATED' as const,
    closesOn: dayOf(clock.inDays(closesInDays)),
  }));
  const inputs = readDemoRecords([...records, ...dated]);
  await saveRecords(trx, inputs, now);
  const known: Known = new Map(
    (await recordIds.all(trx, {})).map(({ slug, ...record }) => [slug, record]),
  );
  const people = new Map(demo.people.map(({ slug, id }) => [slug, id]));
  for (const member of members) {
    const userId = people.get(member.slug);
    if (userId !== undefined) await seedMember(trx, userId, member, known, clock);
  }
}

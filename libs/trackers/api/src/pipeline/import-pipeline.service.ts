import { trackerLimits, trackersErrors, type PipelineImported } from '@upround/trackers/contract';
import { statement } from '@upround/shared/db';
import { AppError, memberOf, type WriteContext } from '@upround/shared/server-kit';
import { nameKey } from '../import/name-key';
import { accessOf } from '../tracker-access';
import type { TrackersSettings } from '../trackers-settings';
import { readPipelineFile } from './pipeline-file';
import { sendPipeline } from './pipeline.service';
import { insertItems, lockRoom, type NewItem } from './pipeline.store';

/** The records that have these names, of those the member can read. */
const recordsNamed = statement<
  { id: string; name: string; name_key: string; website: string | null },
  { keys: readonly string[]; angels: boolean }
>(
  'trackers.records-named',
  `select distinct on (r.name_key) r.id, r.name, r.name_key, r.website from tracker_records r
   where r.name_key = any(:keys::text[]) and r.removed_at is null
     and (r.type <> 'ANGEL' or r.is_sample or :angels::boolean)
   order by r.name_key, r.id`,
);

/** Those of these funders that are in the pipeline. */
const known = statement<
  { line: number },
  {
    userId: string;
    lines: readonly number[];
    names: readonly string[];
    records: readonly (string | null)[];
  }
>(
  'trackers.known-in-pipeline',
  `select given.line from unnest(:lines::int[], :names::text[], :records::uuid[]) as given (line, name, record_id)
   where exists (
     select from pipeline_items i where i.user_id = :userId::uuid and i.record_id = given.record_id)
   or (given.record_id is null and exists (
     select from pipeline_items i
     where i.user_id = :userId::uuid and i.record_id is null and lower(i.name) = lower(given.name)))`,
);

/** The lines that name a funder of an earlier line by another spelling. */
function sameFunders(
  items: readonly NewItem[],
  lines: readonly number[],
): PipelineImported['problems'] {
  const first = new Map<string, number>();
  return items.flatMap(({ recordId, name }, at) => {
    const key = recordId ?? name.toLowerCase();
    const line = lines[at] ?? 0;
    const earlier = first.get(key);
    first.set(key, earlier ?? line);
    if (earlier === undefined) return [];
    return [{ line, column: 'name', reason: `is the same funder as on line ${earlier}` }];
  });
}

/**
 * Adds the funders of a CSV file to the member's pipeline, all of them or none. Those that are there stay as they are.
 *
 * @throws AppError `PIPELINE_FULL`
 */
export async function importItems(
  settings: TrackersSettings,
  context: WriteContext,
  { text, dryRun }: { text: string; dryRun: boolean },
): Promise<PipelineImported> {
  const { userId } = memberOf(context);
  const { trx } = context;
  const { rows, problems } = readPipelineFile(text);
  if (problems.length > 0) {
    return { added: 0, known: 0, problems: problems.slice(0, trackerLimits.problems) };
  }
  const { angels } = await accessOf(settings, trx, userId);
  const keys = rows.map(({ draft }) => nameKey(draft.name));
  const records = new Map(
    (await recordsNamed.all(trx, { keys, angels })).map((row) => [row.name_key, row]),
  );
  const items = rows.map(({ draft: { recordId: _recordId, ...draft } }): NewItem => {
    const record = records.get(nameKey(draft.name));
    if (record === undefined) return { ...draft, recordId: null };
    return { ...draft, recordId: record.id, name: record.name, website: record.website };
  });
  const lines = rows.map(({ line }) => line);
  const twice = sameFunders(items, lines);
  if (twice.length > 0) return { added: 0, known: 0, problems: twice };
  const room = await lockRoom(trx, userId);
  const knownLines = await known.all(trx, {
    userId,
    lines,
    names: items.map(({ name }) => name),
    records: items.map(({ recordId }) => recordId),
  });
  const isKnown = new Set(knownLines.map(({ line }) => line));
  const fresh = items.filter((_item, at) => !isKnown.has(rows[at]?.line ?? 0));
  if (fresh.length > room) throw new AppError(trackersErrors.PIPELINE_FULL);
  if (dryRun) return { added: fresh.length, known: isKnown.size, problems };
  const added = (await insertItems(trx, userId, fresh, settings.now())).length;
  if (added > 0) sendPipeline(settings, context, userId);
  return { added, known: items.length - added, problems };
}

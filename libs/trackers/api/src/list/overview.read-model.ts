import { trackerLimits, type TrackerType } from '@upround/trackers/contract';
import { statement, type Database } from '@upround/shared/db';
import {
  readable,
  recordColumns,
  recordJoins,
  type RecordRow,
  type Viewing,
} from '../record/record.columns';

export interface CountRow {
  type: TrackerType;
  count: number;
  open_count: number;
  contact_count: number;
  readable_count: number;
}

const counts = statement<CountRow, { angels: boolean }>(
  'trackers.counts',
  `select r.type, count(*)::int as count, (count(*) filter (where r.is_open))::int as open_count,
     (count(*) filter (where r.contact_count > 0))::int as contact_count,
     (count(*) filter (where ${readable}))::int as readable_count
   from tracker_records r where r.removed_at is null group by r.type`,
);

/** Those that are open come first, then those with the newest facts. */
const samples = statement<RecordRow, Viewing & { types: readonly TrackerType[] }>(
  'trackers.samples',
  `select ${recordColumns} from unnest(:types::text[]) as wanted (type)
   cross join lateral (
     select * from tracker_records r where r.type = wanted.type and ${readable}
     order by r.is_open desc nulls last, r.as_of_day desc nulls last, r.name_key
     limit ${trackerLimits.overviewSample}) r ${recordJoins}`,
);

/** Counts the records of each type. */
export const countTypes = (angels: boolean, db: Database): Promise<CountRow[]> =>
  counts.all(db, { angels });

/** Reads some records of each type, with what is counted. */
export async function readOverview(
  db: Database,
  viewing: Viewing,
  { types, count }: { types: readonly TrackerType[]; count: typeof countTypes },
): Promise<{ counts: CountRow[]; samples: RecordRow[] }> {
  const [counted, sampled] = await Promise.all([
    count(viewing.angels, db),
    samples.all(db, { ...viewing, types }),
  ]);
  return { counts: counted, samples: sampled };
}

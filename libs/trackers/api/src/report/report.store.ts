import type { TrackerType } from '@upround/trackers/contract';
import { newId, statement, type Database, type Trx } from '@upround/shared/db';

const save = statement<
  { id: string },
  { id: string; userId: string; recordId: string; note: string; now: Date }
>(
  'trackers.report',
  `insert into tracker_reports (id, user_id, record_id, note, created_at)
   values (:id::uuid, :userId::uuid, :recordId::uuid, :note, :now)
   on conflict (user_id, record_id) where solved_at is null
   do update set note = excluded.note, created_at = excluded.created_at returning id`,
);

/** A report that no one has dealt with. */
export interface OpenReport {
  id: string;
  slug: string;
  name: string;
  note: string;
  created_at: Date;
}

/** Reports that are listed, the oldest ones. */
export const LISTED_REPORTS = 100;

const open = statement<OpenReport>(
  'trackers.open-reports',
  `select p.id, r.slug, r.name, p.note, p.created_at from tracker_reports p
   join tracker_records r on r.id = p.record_id
   where p.solved_at is null order by p.created_at, p.id limit ${LISTED_REPORTS}`,
);

const solve = statement<{ id: string; record_id: string }, { slug: string; now: Date }>(
  'trackers.solve-reports',
  `update tracker_reports p set solved_at = :now from tracker_records r
   where r.id = p.record_id and r.slug = :slug and p.solved_at is null returning p.id, p.record_id`,
);

/** Notes what is outdated; a person's second note on a record replaces the first. */
export const saveReport = (
  trx: Trx,
  report: { userId: string; recordId: string; note: string; now: Date },
): Promise<unknown> => save.all(trx, { id: newId(), ...report });

export const listOpenReports = (db: Database): Promise<OpenReport[]> => open.all(db, {});

/** Marks the reports on a record as dealt with. */
export const solveReports = (
  trx: Trx,
  slug: string,
  now: Date,
): Promise<{ id: string; record_id: string }[]> => solve.all(trx, { slug, now });

/** A report with the record that it's about. */
export interface ReportRow {
  id: string;
  user_id: string;
  record_id: string;
  slug: string;
  type: TrackerType;
  name: string;
  /** False once the record was removed from the lists. */
  is_listed: boolean;
  note: string;
  created_at: Date;
}

const columns = `p.id, p.user_id, p.record_id, r.slug, r.type, r.name, r.removed_at is null as is_listed, p.note,
  p.created_at`;

const page = statement<ReportRow, { after: string | null; limit: number }>(
  'trackers.page-of-reports',
  `select ${columns} from tracker_reports p join tracker_records r on r.id = p.record_id
   where p.solved_at is null and (:after::uuid is null or p.id > :after::uuid)
   order by p.id limit :limit`,
);

const lock = statement<ReportRow & { solved_at: Date | null }, { id: string }>(
  'trackers.lock-report',
  `select ${columns}, p.solved_at from tracker_reports p join tracker_records r on r.id = p.record_id
   where p.id = :id::uuid for update of p`,
);

const close = statement<{ user_id: string; record_id: string }, { id: string; now: Date }>(
  'trackers.close-report',
  `update tracker_reports set solved_at = :now where id = :id::uuid and solved_at is null
   returning user_id, record_id`,
);

/** Reports that no one has dealt with, in the order of their ids. */
export const pageOfReports = (
  db: Database,
  { after, limit }: { after: string | null; limit: number },
): Promise<ReportRow[]> => page.all(db, { after, limit });

/** A report in any state, locked until the transaction ends. */
export const lockReport = (
  trx: Trx,
  id: string,
): Promise<(ReportRow & { solved_at: Date | null }) | undefined> => lock.first(trx, { id });

/** Marks one report as dealt with; undefined where it is already, or there is none. */
export const closeReport = (
  trx: Trx,
  id: string,
  now: Date,
): Promise<{ user_id: string; record_id: string } | undefined> => close.first(trx, { id, now });

import { excerpt, type ReferenceType, type ReportCategory } from '@upround/shared/domain';
import { newId, statement, type Trx } from '@upround/shared/db';
import type { NewReport, RecordSnapshot, ReportStore } from '@upround/shared/ports';
import { byWeight, weightOf } from '../cases/case-weight';
import { captureRecord } from '../cases/records';
import { EXCERPT_MAX } from '../moderation-rows';
import type { ModerationDeps } from '../moderation-settings';

interface ReportRow {
  id: string;
  created_at: Date;
  case_id: string | null;
}

type ReportKey = { reporter: string; reference: string };

/** Whatever opens a case of a record waits for each other, so that two at once make one case. */
export const lockRecord = statement<never, { reference: string }>(
  'moderation.lock-record',
  `select pg_advisory_xact_lock(hashtextextended('moderation:' || :reference::text, 0))`,
);

const findReport = statement<ReportRow, ReportKey>(
  'moderation.report-of',
  `select id, created_at, case_id from reports
   where reporter_id = :reporter::uuid and reference_id = :reference::uuid`,
);

const insertReport = statement<
  never,
  ReportKey & {
    id: string;
    type: ReferenceType;
    category: ReportCategory;
    message: string;
    title: string;
    caseId: string;
    at: Date;
  }
>(
  'moderation.insert-report',
  `insert into reports (id, reporter_id, reference_type, reference_id, category, message, title, case_id,
     created_at)
   values (:id::uuid, :reporter::uuid, :type, :reference::uuid, :category, :message, :title, :caseId::uuid,
     :at::timestamptz)`,
);

/** For a report that the release before added. */
const setCase = statement<never, { id: string; caseId: string }>(
  'moderation.set-case-of-report',
  `update reports set case_id = :caseId::uuid where id = :id::uuid`,
);

interface OpenCase {
  id: string;
  report_count: number;
  categories: ReportCategory[];
}

const findOpenCase = statement<OpenCase, { reference: string }>(
  'moderation.open-case-of',
  `select id, report_count, categories from moderation_cases
   where reference_id = :reference::uuid and state = 'OPEN' and kind = 'REPORTS' for update`,
);

const insertCase = statement<
  never,
  {
    id: string;
    type: ReferenceType;
    reference: string;
    author: string | null;
    weight: number;
    category: ReportCategory;
    /** JSON. */
    snapshot: string | null;
    at: Date;
  }
>(
  'moderation.insert-case',
  `insert into moderation_cases (id, reference_type, reference_id, author_id, weight, report_count,
     categories, snapshot, created_at)
   values (:id::uuid, :type, :reference::uuid, :author::uuid, :weight::int, 1, array[:category::text],
     :snapshot::jsonb, :at::timestamptz)`,
);

const joinCase = statement<
  never,
  { id: string; weight: number; count: number; categories: readonly ReportCategory[] }
>(
  'moderation.join-case',
  `update moderation_cases set weight = :weight::int, report_count = :count::int,
     categories = :categories::text[]
   where id = :id::uuid`,
);

/** What taking reports needs. */
export type ReportStoreDeps = Pick<ModerationDeps, 'contributed' | 'now'>;

/** Adds a report to the record's open case, or opens one with the record as it is now. */
async function caseFor(
  trx: Trx,
  { reference, category }: NewReport,
  { at, snapshot }: { at: Date; snapshot: RecordSnapshot | null },
): Promise<string> {
  const { referenceType: type, referenceId } = reference;
  const open = await findOpenCase.first(trx, { reference: referenceId });
  if (open !== undefined) {
    const categories = byWeight([...open.categories, category]);
    const count = open.report_count + 1;
    const weight = weightOf(categories, count);
    await joinCase.all(trx, { id: open.id, weight, count, categories });
    return open.id;
  }
  const id = newId();
  await insertCase.all(trx, {
    id,
    type,
    reference: referenceId,
    author: snapshot?.ownerId ?? null,
    weight: weightOf([category], 1),
    category,
    snapshot: snapshot && JSON.stringify(snapshot),
    at,
  });
  return id;
}

/** Takes reports: those of one record make one case. */
export function createReportStore(deps: ReportStoreDeps): ReportStore {
  return {
    async add(trx, report) {
      const { reporterId: reporter, reference, category, message } = report;
      const key = { reporter, reference: reference.referenceId };
      await lockRecord.all(trx, { reference: reference.referenceId });
      const earlier = await findReport.first(trx, key);
      const at = deps.now?.() ?? new Date();
      if (earlier?.case_id) return { id: earlier.id, receivedAt: earlier.created_at };
      const snapshot = await captureRecord(deps, trx, reference);
      const caseId = await caseFor(trx, report, { at, snapshot });
      if (earlier !== undefined) {
        await setCase.all(trx, { id: earlier.id, caseId });
        return { id: earlier.id, receivedAt: earlier.created_at };
      }
      const id = newId();
      const type = reference.referenceType;
      const title = snapshot?.title || excerpt(snapshot?.text ?? '', EXCERPT_MAX);
      await insertReport.all(trx, { ...key, id, type, category, message, title, caseId, at });
      return { id, receivedAt: at };
    },
  };
}

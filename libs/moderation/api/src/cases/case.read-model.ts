import type { CaseDetail } from '@upround/moderation/contract';
import {
  isId,
  pageStatement,
  statement,
  type Database,
  type PersonRow,
  type Trx,
} from '@upround/shared/db';
import type { ReportCategory } from '@upround/shared/domain';
import type { RecordSnapshot } from '@upround/shared/ports';
import type { ModerationSettings } from '../moderation-settings';
import {
  caseColumns,
  caseJoins,
  decisionColumns,
  personJson,
  toCase,
  toNote,
  toPastDecision,
  toPerson,
  type CaseRow,
  type DecisionRow,
  type NoteRow,
} from '../moderation-rows';
import { captureRecord, recordsOf } from './records';
import { actionsFor } from './case-actions';

/** Heavier than any case: where the queue begins. */
export const HEAVIEST = 1_000_000;

/** Position in the queue: of the gravest first by weight and id, of the oldest first by id alone. */
type QueueValues = { viewer: string; weight: number; after: string };

/** The most of each list in a case. */
const LISTED = 50;

const isMine = 'c.assignee_id = :viewer::uuid';
const isFree = 'c.assignee_id is null';

/** The gravest first. */
const byWeight = (filter: string) => (limit: number) => `select ${caseColumns} from ${caseJoins}
  where c.state = 'OPEN' and ${filter}
    and (-c.weight, c.id) > (-:weight::int, :after::uuid)
  order by -c.weight, c.id limit ${limit}`;

/** The oldest first. */
const byAge = (filter: string) => (limit: number) => `select ${caseColumns} from ${caseJoins}
  where c.state = 'OPEN' and ${filter} and c.id > :after::uuid
  order by c.id limit ${limit}`;

const queues = {
  weight: {
    all: pageStatement<CaseRow, QueueValues>('moderation.cases-by-weight', byWeight('true')),
    me: pageStatement<CaseRow, QueueValues>('moderation.own-cases-by-weight', byWeight(isMine)),
    none: pageStatement<CaseRow, QueueValues>('moderation.free-cases-by-weight', byWeight(isFree)),
  },
  age: {
    all: pageStatement<CaseRow, QueueValues>('moderation.cases-by-age', byAge('true')),
    me: pageStatement<CaseRow, QueueValues>('moderation.own-cases-by-age', byAge(isMine)),
    none: pageStatement<CaseRow, QueueValues>('moderation.free-cases-by-age', byAge(isFree)),
  },
};

export type AssignedFilter = 'all' | 'me' | 'none';

/** The open cases after a position, in the order of the queue. */
export const listOpenCases = (
  db: Database,
  { sort, assigned }: { sort: 'weight' | 'age'; assigned: AssignedFilter },
  limit: number,
  values: QueueValues,
): Promise<CaseRow[]> => queues[sort][assigned].all(db, limit, values);

type CaseKey = { id: string; viewer: string };

const oneCase = statement<CaseRow, CaseKey>(
  'moderation.case',
  `select ${caseColumns} from ${caseJoins} where c.id = :id::uuid`,
);

/** A case; undefined also for what is no id. */
export const findCase = async (db: Database | Trx, key: CaseKey): Promise<CaseRow | undefined> =>
  isId(key.id) ? oneCase.first(db, key) : undefined;

interface ReportRow {
  id: string;
  category: ReportCategory;
  message: string;
  created_at: Date;
  reporter: PersonRow | null;
  action_taken: number;
  no_breach: number;
}

/** The outcomes of a reporter's last hundred reports count, so that no report costs more. */
const caseReports = statement<ReportRow, { id: string }>(
  'moderation.case-reports',
  `select r.id, r.category, r.message, r.created_at, ${personJson('p')} as reporter,
     e.action_taken, e.no_breach
   from reports r left join person_view p on p.id = r.reporter_id
   cross join lateral (
     select (count(*) filter (where d.action <> 'NOTHING'))::int as action_taken,
       (count(*) filter (where d.action = 'NOTHING'))::int as no_breach
     from (select case_id from reports o where o.reporter_id = r.reporter_id order by o.id desc limit 100) o
     join moderation_decisions d on d.case_id = o.case_id and d.state = 'IN_FORCE') e
   where r.case_id = :id::uuid order by r.id limit ${LISTED}`,
);

const caseNotes = statement<NoteRow, { id: string }>(
  'moderation.case-notes',
  `select n.id, n.text, n.created_at, ${personJson('p')} as author
   from moderation_notes n left join person_view p on p.id = n.author_id
   where n.case_id = :id::uuid order by n.id desc limit ${LISTED}`,
);

type ModeratedDecision = DecisionRow & { moderator: PersonRow | null };

const authorHistory = statement<ModeratedDecision, { author: string | null; caseId: string }>(
  'moderation.author-history',
  `select ${decisionColumns}, ${personJson('m')} as moderator
   from moderation_decisions d left join person_view m on m.id = d.moderator_id
   where d.author_id = :author::uuid and d.state <> 'UNDONE' and d.action <> 'NOTHING'
     and d.case_id <> :caseId::uuid
   order by d.id desc limit ${LISTED}`,
);

const appealOf = statement<ModeratedDecision & { appeal_text: string }, { appeal: string | null }>(
  'moderation.appeal-of-case',
  `select ${decisionColumns}, ${personJson('m')} as moderator, a.text as appeal_text
   from moderation_appeals a join moderation_decisions d on d.id = a.decision_id
   left join person_view m on m.id = d.moderator_id
   where a.id = :appeal::uuid`,
);

/** What moderators read of a record; the messages around it are read by a call of their own. */
const shown = (snapshot: RecordSnapshot | null): CaseDetail['current'] =>
  snapshot && {
    title: snapshot.title,
    text: snapshot.text,
    pictures: [...snapshot.pictures],
    path: snapshot.path,
    at: snapshot.at,
  };

/** A case with all that moderators decide by. */
export async function readCaseDetail(
  settings: ModerationSettings,
  db: Database | Trx,
  row: CaseRow,
): Promise<CaseDetail> {
  const reference = { referenceType: row.reference_type, referenceId: row.reference_id };
  const current = await captureRecord(settings, db, reference);
  // Who is part of a case doesn't read who reported it, and what moderators say of it.
  const { mine } = row;
  const reports = mine ? [] : await caseReports.all(db, { id: row.id });
  const notes = mine ? [] : await caseNotes.all(db, { id: row.id });
  const history = mine
    ? []
    : await authorHistory.all(db, { author: row.author_id, caseId: row.id });
  const appealed = await appealOf.first(db, { appeal: row.appeal_id });
  return {
    ...toCase(row),
    state: row.state,
    snapshot: shown(row.snapshot),
    current: shown(current),
    actions: actionsFor(recordsOf(settings, row.reference_type), {
      hasAuthor: row.author_id !== null,
      isGone: current === null,
    }),
    hasMessages: row.reference_type === 'MESSAGE',
    reports: reports.map((report) => ({
      id: report.id,
      reporter: toPerson(report.reporter),
      category: report.category,
      message: report.message,
      at: report.created_at.toISOString(),
      earlier: { actionTaken: report.action_taken, noBreach: report.no_breach },
    })),
    notes: notes.map(toNote),
    history: history.map(toPastDecision),
    appeal:
      appealed === undefined
        ? null
        : { text: appealed.appeal_text, decision: toPastDecision(appealed) },
  };
}

import type { OwnDecision, OwnReport } from '@upround/moderation/contract';
import { pageStatement, statement, type Database, type Trx } from '@upround/shared/db';
import type { GuidelineRule, ReferenceType, ReportCategory } from '@upround/shared/domain';
import { appealBy } from '../appeals/appeal.service';
import { decisionColumns, type DecisionRow } from '../moderation-rows';

type PageValues = { viewer: string; before: string | null };

interface ReportRow {
  id: string;
  reference_type: ReferenceType;
  reference_id: string;
  category: ReportCategory;
  message: string;
  created_at: Date;
  title: string;
  is_assigned: boolean;
  action: string | null;
  state: string | null;
  rule: GuidelineRule | null;
  announced_at: Date | null;
}

const ownReports = pageStatement<ReportRow, PageValues>(
  'moderation.own-reports',
  (limit) => `select r.id, r.reference_type, r.reference_id, r.category, r.message, r.created_at,
      r.title, c.assignee_id is not null as is_assigned, d.action, d.state, d.rule, d.announced_at
    from reports r left join moderation_cases c on c.id = r.case_id
    left join moderation_decisions d
      on d.case_id = r.case_id and d.state <> 'UNDONE' and d.announced_at is not null
    where r.reporter_id = :viewer::uuid and (:before::uuid is null or r.id < :before::uuid)
    order by r.id desc limit ${limit}`,
);

function stateOf(row: ReportRow): OwnReport['state'] {
  if (row.action !== null) {
    return row.action === 'NOTHING' || row.state === 'REVERSED' ? 'NO_BREACH' : 'ACTION_TAKEN';
  }
  return row.is_assigned ? 'REVIEWING' : 'RECEIVED';
}

function toOwnReport(row: ReportRow): OwnReport {
  const state = stateOf(row);
  return {
    id: row.id,
    referenceType: row.reference_type,
    referenceId: row.reference_id,
    title: row.title,
    category: row.category,
    message: row.message,
    at: row.created_at.toISOString(),
    state,
    rule: state === 'ACTION_TAKEN' ? row.rule : null,
    decidedAt: row.announced_at?.toISOString() ?? null,
  };
}

/** The reports of a member, newest first, after a position. */
export const listReportsOf = async (
  db: Database,
  limit: number,
  values: PageValues,
): Promise<OwnReport[]> => (await ownReports.all(db, limit, values)).map(toOwnReport);

interface OwnDecisionRow extends DecisionRow {
  appeal_at: Date | null;
  appeal_text: string;
  appeal_state: 'OPEN' | 'UPHELD' | 'REVERSED';
  appeal_reason: string | null;
}

const ownColumns = `${decisionColumns}, a.created_at as appeal_at, a.text as appeal_text,
  a.state as appeal_state, a.reason as appeal_reason`;
const ownJoins = `moderation_decisions d left join moderation_appeals a on a.decision_id = d.id`;
/** Decisions that concern a member are theirs to read once they can't be undone. */
const isOwn = `d.author_id = :viewer::uuid and d.state <> 'UNDONE' and d.action <> 'NOTHING'
  and d.announced_at is not null`;

const ownDecisions = pageStatement<OwnDecisionRow, PageValues>(
  'moderation.own-decisions',
  (limit) => `select ${ownColumns} from ${ownJoins}
    where ${isOwn} and (:before::uuid is null or d.id < :before::uuid)
    order by d.id desc limit ${limit}`,
);

const ownDecision = statement<OwnDecisionRow, { id: string; viewer: string }>(
  'moderation.own-decision',
  `select ${ownColumns} from ${ownJoins} where ${isOwn} and d.id = :id::uuid`,
);

function toOwnDecision(row: OwnDecisionRow, now: Date): OwnDecision {
  const last = appealBy(row);
  const isAppealed = row.appeal_at !== null;
  if (row.rule === null) throw new Error(`decision ${row.id} names no rule`);
  return {
    id: row.id,
    referenceType: row.reference_type,
    referenceId: row.reference_id,
    title: row.title,
    text: row.text,
    action: row.action,
    rule: row.rule,
    reason: row.reason,
    at: row.created_at.toISOString(),
    until: row.restricted_until?.toISOString() ?? null,
    appealBy: isAppealed || last < now ? null : last.toISOString(),
    appeal:
      row.appeal_at === null
        ? null
        : {
            at: row.appeal_at.toISOString(),
            text: row.appeal_text,
            state: row.appeal_state,
            reason: row.appeal_reason,
          },
  };
}

/** What moderators decided about a member, newest first, after a position. */
export const listDecisionsOf = async (
  db: Database,
  limit: number,
  values: PageValues & { now: Date },
): Promise<OwnDecision[]> =>
  (await ownDecisions.all(db, limit, values)).map((row) => toOwnDecision(row, values.now));

/** One decision about a member; undefined for those about others. */
export async function findDecisionOf(
  db: Database | Trx,
  key: { id: string; viewer: string; now: Date },
): Promise<OwnDecision | undefined> {
  const row = await ownDecision.first(db, key);
  return row && toOwnDecision(row, key.now);
}

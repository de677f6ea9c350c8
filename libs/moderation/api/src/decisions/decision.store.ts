import type { ModerationAction } from '@upround/moderation/contract';
import { isId, statement, type Database, type Trx } from '@upround/shared/db';
import type {
  GuidelineRule,
  HeldReason,
  ReferenceType,
  ReportCategory,
} from '@upround/shared/domain';
import {
  caseColumns,
  caseJoins,
  decisionColumns,
  type CaseRow,
  type DecisionRow,
} from '../moderation-rows';

type CaseKey = { id: string; viewer: string };

const lockOne = statement<{ id: string }, { id: string }>(
  'moderation.lock-case',
  `select id from moderation_cases where id = :id::uuid for update`,
);

const lockedCase = statement<CaseRow, CaseKey>(
  'moderation.locked-case',
  `select ${caseColumns} from ${caseJoins} where c.id = :id::uuid`,
);

/** Two moderators who decide several cases each at once: their records may share rows, such as a post's counter. */
export const lockBulk = statement<never>(
  'moderation.lock-bulk',
  `select pg_advisory_xact_lock(hashtextextended('moderation.bulk', 0))`,
);

/** Locks several cases in the order of their ids. */
export const lockCases = statement<{ id: string }, { ids: readonly string[] }>(
  'moderation.lock-cases',
  `select id from moderation_cases where id = any(:ids::uuid[]) order by id for update`,
);

/** Finds a case and keeps others from deciding it until the transaction ends. */
export async function lockCase(trx: Trx, key: CaseKey): Promise<CaseRow | undefined> {
  if (!isId(key.id)) return undefined;
  const found = await lockOne.first(trx, { id: key.id });
  return found && lockedCase.first(trx, key);
}

/** A decision to store; `title` and `text` say what it was about when the record is gone. */
export interface NewDecision {
  id: string;
  caseId: string;
  type: ReferenceType;
  reference: string;
  author: string | null;
  moderator: string;
  action: ModerationAction;
  rule: GuidelineRule | null;
  reason: string;
  title: string;
  text: string;
  until: Date | null;
  at: Date;
}

export const insertDecision = statement<never, NewDecision & Record<string, unknown>>(
  'moderation.insert-decision',
  `insert into moderation_decisions (id, case_id, reference_type, reference_id, author_id, moderator_id,
     action, rule, reason, title, text, restricted_until, created_at)
   values (:id::uuid, :caseId::uuid, :type, :reference::uuid, :author::uuid, :moderator::uuid, :action,
     :rule, :reason, :title, :text, :until::timestamptz, :at::timestamptz)`,
);

export const closeCase = statement<never, { id: string; moderator: string; author: string | null }>(
  'moderation.close-case',
  `update moderation_cases set state = 'DECIDED', assignee_id = :moderator::uuid,
     author_id = coalesce(author_id, :author::uuid)
   where id = :id::uuid`,
);

const oneDecision = statement<DecisionRow, { id: string }>(
  'moderation.decision',
  `select ${decisionColumns} from moderation_decisions d where d.id = :id::uuid`,
);

const lockedDecision = statement<DecisionRow, { id: string }>(
  'moderation.lock-decision',
  `select ${decisionColumns} from moderation_decisions d where d.id = :id::uuid for update`,
);

/** The case that a decision is about, as carrying it out needs it. */
export const decidedCase = statement<
  { held_reason: HeldReason | null; path: string | null },
  { id: string }
>(
  'moderation.decided-case',
  `select held_reason, snapshot ->> 'path' as path from moderation_cases where id = :id::uuid`,
);

/** A decision; undefined also for what is no id. */
export const findDecision = async (
  db: Database | Trx,
  id: string,
): Promise<DecisionRow | undefined> => (isId(id) ? oneDecision.first(db, { id }) : undefined);

/** The same, kept from others until the transaction ends. */
export const lockDecision = async (trx: Trx, id: string): Promise<DecisionRow | undefined> =>
  isId(id) ? lockedDecision.first(trx, { id }) : undefined;

export const setDecisionState = statement<never, { id: string; state: 'UNDONE' | 'REVERSED' }>(
  'moderation.set-decision-state',
  `update moderation_decisions set state = :state where id = :id::uuid`,
);

/** Reports of the record that came since the decision join the case that is opened again, with the notes on them. */
export const mergeNewCase = statement<never, { id: string }>(
  'moderation.merge-new-case',
  `with other as (
     select n.id from moderation_cases n join moderation_cases c on c.reference_id = n.reference_id
     where c.id = :id::uuid and c.kind = 'REPORTS' and n.id <> c.id and n.state = 'OPEN'
       and n.kind = 'REPORTS'
   ), moved as (
     update reports set case_id = :id::uuid where case_id in (select id from other)
   ), noted as (
     update moderation_notes set case_id = :id::uuid where case_id in (select id from other)
   )
   update moderation_cases set state = 'DECIDED' where id in (select id from other)`,
);

/** The reports of a case: how many, and of which categories. */
export const reportsOfCase = statement<
  { count: number; categories: ReportCategory[] },
  { id: string }
>(
  'moderation.reports-of-case',
  `select count(*)::int as count, coalesce(array_agg(distinct category), '{}') as categories
   from reports where case_id = :id::uuid`,
);

/** Opens a case again, with all of its reports counted. */
export const reopenCase = statement<
  never,
  { id: string; count: number; categories: readonly ReportCategory[]; weight: number | null }
>(
  'moderation.reopen-case',
  `update moderation_cases set state = 'OPEN', report_count = :count::int,
     categories = case when :count::int = 0 then categories else :categories::text[] end,
     weight = coalesce(:weight::int, weight)
   where id = :id::uuid`,
);

/** What limits one member waits for each other: each reads the decisions of the others. */
export const lockMember = statement<never, { author: string }>(
  'moderation.lock-member',
  `select pg_advisory_xact_lock(hashtextextended('moderation.member:' || :author::text, 0))`,
);

/** Something else that hides a decision's record. */
export const otherHiding = statement<{ id: string }, { id: string; reference: string }>(
  'moderation.other-hiding',
  `select d.id from moderation_decisions d
   where d.reference_id = :reference::uuid and d.id <> :id::uuid and d.state = 'IN_FORCE'
     and d.action in ('HIDE', 'REMOVE')
   union all
   select c.id from moderation_cases c
   where c.reference_id = :reference::uuid and c.kind = 'HELD' and c.state = 'OPEN' limit 1`,
);

export const markAnnounced = statement<never, { id: string; at: Date }>(
  'moderation.mark-announced',
  `update moderation_decisions set announced_at = :at::timestamptz where id = :id::uuid`,
);

/** The gravest measure in force about a member. */
export const measureInForce = statement<
  { suspended: boolean; restricted: boolean },
  { author: string; now: Date }
>(
  'moderation.measure-in-force',
  `select coalesce(bool_or(action = 'SUSPEND'), false) as suspended,
     coalesce(bool_or(action = 'RESTRICT' and restricted_until > :now::timestamptz), false) as restricted
   from moderation_decisions
   where author_id = :author::uuid and state = 'IN_FORCE' and action in ('RESTRICT', 'SUSPEND')`,
);

export const hasOpenAppeal = statement<{ id: string }, { decision: string }>(
  'moderation.open-appeal-of',
  `select id from moderation_appeals where decision_id = :decision::uuid and state = 'OPEN'`,
);

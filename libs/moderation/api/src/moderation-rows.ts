import type {
  CaseNote,
  ModerationAction,
  ModerationCase,
  PastDecision,
} from '@upround/moderation/contract';
import { toPersonSummary, type PersonRow } from '@upround/shared/db';
import {
  excerpt,
  type GuidelineRule,
  type HeldReason,
  type ReferenceType,
  type ReportCategory,
} from '@upround/shared/domain';
import type { RecordSnapshot } from '@upround/shared/ports';

/**
 * SQL of a person as JSON, null where they can't be seen.
 *
 * @param alias of a joined `person_view`
 */
export const personJson = (alias: string): string =>
  `case when ${alias}.id is null then null else jsonb_build_object('id', ${alias}.id, 'slug', ${alias}.slug,
     'display_name', ${alias}.display_name, 'headline', ${alias}.headline, 'role', ${alias}.role,
     'avatar_key', ${alias}.avatar_key) end`;

export const toPerson = (row: PersonRow | null) => (row === null ? null : toPersonSummary(row));

/** Characters of a text in a list. */
export const EXCERPT_MAX = 280;

export type CaseKind = ModerationCase['kind'];

/** A case as its statements read it. */
export interface CaseRow {
  id: string;
  kind: CaseKind;
  state: 'OPEN' | 'DECIDED';
  reference_type: ReferenceType;
  reference_id: string;
  author_id: string | null;
  weight: number;
  report_count: number;
  categories: ReportCategory[];
  held_reason: HeldReason | null;
  snapshot: RecordSnapshot | null;
  appeal_id: string | null;
  created_at: Date;
  author: PersonRow | null;
  assignee: PersonRow | null;
  /** Whether the viewer is part of it. */
  mine: boolean;
}

/**
 * Columns of `CaseRow` of the case `c`; `:viewer` is the moderator, who is part of it as its author, as a reporter of its
 * record, or by the decision that is appealed. With `limit` each is looked up by an index, row by row.
 */
export const caseColumns = `c.id, c.kind, c.state, c.reference_type, c.reference_id, c.author_id, c.weight, c.report_count,
  c.categories, c.held_reason, c.snapshot, c.appeal_id, c.created_at,
  ${personJson('author')} as author, ${personJson('assignee')} as assignee,
  (c.author_id is not distinct from :viewer::uuid
    or (select true from reports r
      where r.reporter_id = :viewer::uuid and r.reference_id = c.reference_id limit 1) is not null
    or (select true from moderation_appeals a join moderation_decisions d on d.id = a.decision_id
      where a.id = c.appeal_id and d.moderator_id = :viewer::uuid limit 1) is not null) as mine`;

export const caseJoins = `moderation_cases c
  left join person_view author on author.id = c.author_id
  left join person_view assignee on assignee.id = c.assignee_id`;

export function toCase(row: CaseRow): ModerationCase {
  return {
    id: row.id,
    kind: row.kind,
    referenceType: row.reference_type,
    referenceId: row.reference_id,
    title: row.snapshot?.title ?? '',
    text: excerpt(row.snapshot?.text ?? '', EXCERPT_MAX),
    author: toPerson(row.author),
    reportCount: row.report_count,
    categories: row.categories,
    heldReason: row.held_reason,
    weight: row.weight,
    at: row.created_at.toISOString(),
    assignee: toPerson(row.assignee),
    mine: row.mine,
  };
}

export type DecisionState = 'IN_FORCE' | 'UNDONE' | 'REVERSED';

/** A decision as its statements read it. */
export interface DecisionRow {
  id: string;
  case_id: string;
  reference_type: ReferenceType;
  reference_id: string;
  author_id: string | null;
  moderator_id: string | null;
  action: ModerationAction;
  rule: GuidelineRule | null;
  reason: string;
  title: string;
  text: string;
  restricted_until: Date | null;
  state: DecisionState;
  announced_at: Date | null;
  created_at: Date;
}

/** Columns of `DecisionRow` of the decision `d`. */
export const decisionColumns = `d.id, d.case_id, d.reference_type, d.reference_id, d.author_id, d.moderator_id, d.action,
  d.rule, d.reason, d.title, d.text, d.restricted_until, d.state, d.announced_at, d.created_at`;

export const toPastDecision = (
  row: DecisionRow & { moderator: PersonRow | null },
): PastDecision => ({
  id: row.id,
  referenceType: row.reference_type,
  referenceId: row.reference_id,
  action: row.action,
  rule: row.rule,
  reason: row.reason,
  at: row.created_at.toISOString(),
  until: row.restricted_until?.toISOString() ?? null,
  moderator: toPerson(row.moderator),
  isReversed: row.state === 'REVERSED',
});

export interface NoteRow {
  id: string;
  text: string;
  created_at: Date;
  author: PersonRow | null;
}

export const toNote = ({ id, text, created_at: at, author }: NoteRow): CaseNote => ({
  id,
  text,
  at: at.toISOString(),
  author: toPerson(author),
});

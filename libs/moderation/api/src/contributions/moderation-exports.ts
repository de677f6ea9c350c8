import { pageStatement } from '@upround/shared/db';
import { inBatches, type ExportSource, type ExportValue } from '@upround/shared/ports';

interface ExportRow {
  id: string;
  at: Date;
  values: Record<string, ExportValue>;
}

/** A source that reads one kind of rows of a person, ordered by id. */
function source(name: string, tables: readonly string[], select: string): ExportSource {
  const page = pageStatement<ExportRow, { userId: string; after: string | null }>(
    `moderation.export-${name}`,
    (limit) =>
      `${select} and (:after::uuid is null or t.id > :after::uuid) order by t.id limit ${limit}`,
  );
  return {
    name,
    tables,
    async *rows(db, userId) {
      const rows = inBatches((after, limit) => page.all(db, limit, { userId, after }));
      for await (const { at, values } of rows) {
        yield { values: { ...values, at: at.toISOString() } };
      }
    },
  };
}

const record = `'recordType', t.reference_type, 'recordId', t.reference_id`;

/** A person's reports and appeals, what was decided about them, and what they did as a moderator. */
export const moderationExports: readonly ExportSource[] = [
  source(
    'reports',
    ['reports'],
    `select t.id, t.created_at as at, jsonb_build_object('referenceType', t.reference_type,
       'referenceId', t.reference_id, 'category', t.category, 'message', t.message) as values
     from reports t where t.reporter_id = :userId::uuid`,
  ),
  source(
    'moderation-decisions',
    ['moderation_decisions'],
    `select t.id, t.created_at as at, jsonb_build_object(${record}, 'action', t.action, 'rule', t.rule,
       'reason', t.reason, 'title', t.title, 'text', t.text, 'until', t.restricted_until,
       'state', t.state) as values
     from moderation_decisions t where t.author_id = :userId::uuid and t.announced_at is not null`,
  ),
  source(
    'appeals',
    ['moderation_appeals'],
    `select t.id, t.created_at as at, jsonb_build_object('decisionId', t.decision_id, 'text', t.text,
       'state', t.state, 'answer', t.reason) as values
     from moderation_appeals t where t.author_id = :userId::uuid`,
  ),
  source(
    'moderation-cases',
    ['moderation_cases'],
    `select t.id, t.created_at as at, jsonb_build_object(${record}, 'kind', t.kind, 'state', t.state,
       'heldReason', t.held_reason) as values
     from moderation_cases t where t.author_id = :userId::uuid and (t.kind <> 'REPORTS' or exists (
       select 1 from moderation_decisions d where d.case_id = t.id and d.announced_at is not null
         and d.action <> 'NOTHING'))`,
  ),
  source(
    'moderation-notes',
    ['moderation_notes'],
    `select t.id, t.created_at as at, jsonb_build_object('caseId', t.case_id, 'text', t.text) as values
     from moderation_notes t where t.author_id = :userId::uuid`,
  ),
  source(
    'text-prints',
    ['text_prints'],
    `select t.id, t.created_at as at, jsonb_build_object('digest', t.digest, 'links', t.link_count) as values
     from text_prints t where t.author_id = :userId::uuid`,
  ),
];

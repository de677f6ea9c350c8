import { statement } from '@upround/shared/db';
import { auditSystem } from '@upround/shared/server-kit';
import { handleTask, type TaskHandler } from '@upround/shared/tasks';
import type { ModerationSettings } from '../moderation-settings';
import { announceDecision, decided, deleteRemoved, endRestriction } from './decision.events';
import { decidedCase, hasOpenAppeal, lockDecision, markAnnounced } from './decision.store';
import { applyToMember, notifyOfMeasure, removeRecord } from './measures';

export const reportersOf = statement<
  { id: string; reporter_id: string },
  { caseId: string; after: string; limit: number }
>(
  'moderation.reporters-of',
  `select id, reporter_id from reports where case_id = :caseId::uuid and id > :after::uuid
   order by id limit :limit`,
);

/** What happens some time after a decision. Each reads the decision again: it may have been undone or reversed. */
export function decisionTasks(settings: ModerationSettings): TaskHandler[] {
  return [
    handleTask(announceDecision, ({ inTransaction }, { decisionId }) =>
      inTransaction(async (trx, tasks) => {
        const row = await lockDecision(trx, decisionId);
        if (row?.state !== 'IN_FORCE' || row.announced_at !== null) return;
        const now = settings.now();
        await markAnnounced.all(trx, { id: row.id, at: now });
        await notifyOfMeasure(settings, { trx, tasks, now }, row);
        const about = await decidedCase.first(trx, { id: row.case_id });
        const isReleased = row.action === 'NOTHING' && (about?.held_reason ?? null) !== null;
        await tasks.publish(decided, {
          decisionId,
          caseId: row.case_id,
          authorId: row.author_id,
          referenceType: row.reference_type,
          referenceId: row.reference_id,
          action: row.action,
          rule: row.rule,
          ...(isReleased && { released: { path: about?.path ?? null } }),
        });
      }),
    ),

    handleTask(endRestriction, ({ inTransaction }, { decisionId }) =>
      inTransaction(async (trx) => {
        const row = await lockDecision(trx, decisionId);
        if (row?.state !== 'IN_FORCE' || row.author_id === null) return;
        await applyToMember(settings, trx, row.author_id);
      }),
    ),

    handleTask(deleteRemoved, ({ inTransaction }, { decisionId }) =>
      inTransaction(async (trx, tasks) => {
        const row = await lockDecision(trx, decisionId);
        if (row?.state !== 'IN_FORCE') return;
        // An appeal that is open sends the task again when it is decided.
        if ((await hasOpenAppeal.first(trx, { decision: decisionId })) !== undefined) return;
        const isRemoved = await removeRecord(settings, { trx, tasks, now: settings.now() }, row);
        if (!isRemoved) return;
        await auditSystem(trx, {
          action: 'moderation.remove',
          referenceType: row.reference_type,
          referenceId: row.reference_id,
          details: { decisionId },
        });
      }),
    ),
  ];
}

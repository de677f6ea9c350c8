import {
  approvalErrors,
  decideApproval,
  listApprovals,
  type ApprovalDecision,
} from '@upround/moderation/contract';
import { coreErrors } from '@upround/shared/contract-core';
import type { ApprovalSource } from '@upround/shared/ports';
import {
  AppError,
  cutPage,
  implement,
  limitOf,
  type CallImplementation,
  type IdPosition,
  type WriteContext,
} from '@upround/shared/server-kit';
import { needModerator } from '../access';
import type { ModerationSettings } from '../moderation-settings';
import { pageOfApprovals, textOfSource, toApprovals } from './approval.read-model';

type Settings = Pick<ModerationSettings, 'contributed' | 'now' | 'people'>;

/** @throws AppError `INVALID_FIELD` for a kind that no slice contributes */
function chosenSources({ contributed }: Settings, kind: string | undefined) {
  const { approvals } = contributed();
  if (kind === undefined) return approvals;
  const chosen = approvals.filter((source) => source.kind === kind);
  if (chosen.length === 0) throw new AppError(coreErrors.INVALID_FIELD, { path: 'kind' });
  return chosen;
}

/** @throws AppError `NOT_FOUND` for a kind that no slice contributes */
function sourceOf({ contributed }: Settings, kind: string): ApprovalSource {
  const source = contributed().approvals.find((one) => one.kind === kind);
  if (source === undefined) throw new AppError(coreErrors.NOT_FOUND);
  return source;
}

/** Decides once: of two who decide at once, the second waits for the first and is refused. */
async function decide(
  settings: Settings,
  context: WriteContext,
  id: string,
  { kind, isApproved, reason = '' }: ApprovalDecision,
): Promise<void> {
  const { userId: staffId } = needModerator(context);
  const { trx, tasks } = context;
  const source = sourceOf(settings, kind);
  if (source.isReasonRequired && reason === '') {
    throw new AppError(approvalErrors.REASON_REQUIRED, { path: 'reason' });
  }
  const waiting = await source.lock(trx, id);
  if (waiting === null) throw new AppError(coreErrors.NOT_FOUND);
  if (waiting.askedBy === staffId) throw new AppError(approvalErrors.OWN_APPROVAL);
  const at = { trx, tasks, staffId, now: settings.now() };
  if (waiting.isDecided || !(await source.decide(at, id, { isApproved, reason }))) {
    throw new AppError(approvalErrors.APPROVAL_DECIDED);
  }
  await context.audit({
    action: isApproved ? 'approval.approve' : 'approval.decline',
    referenceType: waiting.referenceType,
    referenceId: waiting.referenceId,
    details: { kind, id, reason },
  });
}

/** For moderators: what waits for staff. */
export const approvalRoutes = (settings: Settings): CallImplementation[] => [
  implement(listApprovals, {
    handle: async (context, { query }) => {
      const { userId } = needModerator(context);
      const { cursors, db } = context;
      const sources = chosenSources(settings, query.kind);
      const found = await pageOfApprovals(db, sources, {
        after: cursors.read<IdPosition>(query.cursor)?.i ?? null,
        limit: limitOf(query) + 1,
      });
      const page = cutPage(
        found,
        query,
        cursors,
        ({ waiting: { id } }) => ({ i: id }),
        (one) => one,
      );
      return {
        data: await toApprovals(settings, db, page.data, userId),
        nextSegment: page.nextSegment,
        kinds: settings.contributed().approvals.map(textOfSource),
      };
    },
  }),

  implement(decideApproval, {
    audits: 'once',
    handle: async (context, { params: { id }, body }) => {
      await decide(settings, context, id, body);
      return { isApproved: body.isApproved };
    },
  }),
];

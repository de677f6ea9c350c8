import {
  assignCase,
  decideAppeal,
  decideCase,
  listCases,
  moderationErrors,
  noteCase,
  readCase,
  readCaseMessages,
  removeSpam,
  undoDecision,
  type Decision,
} from '@upround/moderation/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { isId, newId, OLDEST, type Database, type Trx } from '@upround/shared/db';
import {
  AppError,
  cutPage,
  implement,
  limitOf,
  type CallImplementation,
  type WriteContext,
} from '@upround/shared/server-kit';
import { needModerator, needOthersCase } from '../access';
import { answerAppeal } from '../appeals/appeal.service';
import { decide, undo } from '../decisions/decision.service';
import { lockBulk, lockCase, lockCases } from '../decisions/decision.store';
import { toCase, type CaseRow } from '../moderation-rows';
import type { ModerationSettings } from '../moderation-settings';
import { findCase, HEAVIEST, listOpenCases, readCaseDetail } from './case.read-model';
import { assign, insertNote, namesOf } from './case.store';

interface QueuePosition {
  readonly [key: string]: string | number;
  w: number;
  i: string;
}

async function needCase(db: Database | Trx, id: string, viewer: string): Promise<CaseRow> {
  const row = await findCase(db, { id, viewer });
  if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
  return row;
}

/** The queue of moderators, and what they read of a case. */
function readingRoutes(settings: ModerationSettings): CallImplementation[] {
  return [
    implement(listCases, {
      handle: async (context, { query }) => {
        const { userId: viewer } = needModerator(context);
        const { sort = 'weight', assigned = 'all', cursor } = query;
        const position = context.cursors.read<QueuePosition>(cursor);
        const rows = await listOpenCases(context.db, { sort, assigned }, limitOf(query) + 1, {
          viewer,
          weight: position?.w ?? HEAVIEST,
          after: position?.i ?? OLDEST,
        });
        const positionOf = ({ weight, id }: CaseRow): QueuePosition => ({ w: weight, i: id });
        return cutPage(rows, query, context.cursors, positionOf, toCase);
      },
    }),

    implement(readCase, {
      handle: async (context, { params }) => {
        const { userId } = needModerator(context);
        const row = await needCase(context.db, params.id, userId);
        return readCaseDetail(settings, context.db, row);
      },
    }),

    implement(readCaseMessages, {
      audits: 'once',
      handle: async (context, { params }) => {
        const { userId } = needModerator(context);
        const row = await needCase(context.trx, params.id, userId);
        needOthersCase(row);
        if (row.state === 'DECIDED') throw new AppError(moderationErrors.CASE_DECIDED);
        const lines = row.snapshot?.around ?? [];
        const ids = [...new Set(lines.map(({ authorId }) => authorId))];
        const names = new Map(
          (await namesOf.all(context.trx, { ids })).map((one) => [one.id, one.display_name]),
        );
        await context.audit({
          action: 'moderation.read-messages',
          referenceType: row.reference_type,
          referenceId: row.reference_id,
          details: { caseId: row.id, messages: lines.length },
        });
        return {
          messages: lines.map((line) => ({
            ...line,
            authorName: names.get(line.authorId) ?? '',
          })),
        };
      },
    }),
  ];
}

/** Who works on a case, and what moderators tell each other about it. */
function workingRoutes(settings: ModerationSettings): CallImplementation[] {
  return [
    implement(assignCase, {
      handle: async (context, { params, body }) => {
        const { userId } = needModerator(context);
        const row = await lockCase(context.trx, { id: params.id, viewer: userId });
        if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
        if (row.state === 'DECIDED') throw new AppError(moderationErrors.CASE_DECIDED);
        if (body.isMine) needOthersCase(row);
        await assign.all(context.trx, { id: row.id, assignee: body.isMine ? userId : null });
        return readCaseDetail(settings, context.trx, await needCase(context.trx, row.id, userId));
      },
    }),

    implement(noteCase, {
      handle: async (context, { params, body }) => {
        const { userId } = needModerator(context);
        const row = await needCase(context.trx, params.id, userId);
        needOthersCase(row);
        await insertNote.all(context.trx, {
          id: newId(),
          caseId: row.id,
          author: userId,
          text: body.text,
          at: settings.now(),
        });
        return readCaseDetail(settings, context.trx, row);
      },
    }),
  ];
}

/** Errors by which a case is left out of several that are decided together. */
const skippedBy: ReadonlySet<string> = new Set([
  coreErrors.NOT_FOUND.code,
  moderationErrors.OWN_CASE.code,
  moderationErrors.STAFF_CASE.code,
  moderationErrors.CASE_DECIDED.code,
  moderationErrors.RECORD_GONE.code,
  moderationErrors.ACTION_UNFIT.code,
]);

/**
 * Removes the records of several cases as spam; those that can't be decided stay as they are. All cases are locked first,
 * in one order, so that moderators don't wait for each other for ever.
 */
async function removeAll(
  settings: ModerationSettings,
  context: WriteContext,
  { caseIds, reason }: { caseIds: readonly string[]; reason: string },
) {
  const decisions: Decision[] = [];
  const skipped: string[] = [];
  const ids = [...new Set(caseIds.map((id) => id.toLowerCase()))].sort();
  await lockBulk.all(context.trx, {});
  await lockCases.all(context.trx, { ids: ids.filter(isId) });
  for (const id of ids) {
    try {
      decisions.push(
        await decide(settings, context, id, { action: 'REMOVE', rule: 'SPAM', reason }),
      );
    } catch (error) {
      if (!(error instanceof AppError) || !skippedBy.has(error.definition.code)) throw error;
      skipped.push(id);
    }
  }
  return { decisions, skipped };
}

/** Decisions of moderators. */
function decidingRoutes(settings: ModerationSettings): CallImplementation[] {
  return [
    implement(decideCase, {
      audits: 'once',
      handle: (context, { params, body }) => decide(settings, context, params.id, body),
    }),

    implement(removeSpam, {
      audits: 'each record',
      handle: (context, { body }) => {
        needModerator(context);
        return removeAll(settings, context, body);
      },
    }),

    implement(undoDecision, {
      audits: 'at most once',
      handle: async (context, { params }) => {
        const { userId } = needModerator(context);
        const caseId = await undo(settings, context, params.id);
        return toCase(await needCase(context.trx, caseId, userId));
      },
    }),

    implement(decideAppeal, {
      audits: 'once',
      handle: async (context, { params, body }) => {
        await answerAppeal(settings, context, params.id, body);
        return { caseId: params.id, isReversed: body.isReversed };
      },
    }),
  ];
}

export const caseRoutes = (settings: ModerationSettings): CallImplementation[] => [
  ...readingRoutes(settings),
  ...workingRoutes(settings),
  ...decidingRoutes(settings),
];

import { appeal, listOwnDecisions, listOwnReports } from '@upround/moderation/contract';
import {
  cutPage,
  implement,
  limitOf,
  memberOf,
  type CallImplementation,
  type HandlerContext,
  type IdPosition,
} from '@upround/shared/server-kit';
import { coreErrors } from '@upround/shared/contract-core';
import { AppError } from '@upround/shared/server-kit';
import { appealDecision } from '../appeals/appeal.service';
import type { ModerationSettings } from '../moderation-settings';
import { findDecisionOf, listDecisionsOf, listReportsOf } from './own-lists.read-model';

const before = ({ cursors }: HandlerContext, cursor: string | undefined) =>
  cursors.read<IdPosition>(cursor)?.i ?? null;
const same = <Item>(item: Item) => item;
const positionOf = ({ id }: { id: string }) => ({ i: id });

/** What members read of their reports and of decisions about them, and their appeals. */
export function ownRoutes(settings: ModerationSettings): CallImplementation[] {
  return [
    implement(listOwnReports, {
      handle: async (context, { query }) => {
        const rows = await listReportsOf(context.db, limitOf(query) + 1, {
          viewer: memberOf(context).userId,
          before: before(context, query.cursor),
        });
        return cutPage(rows, query, context.cursors, positionOf, same);
      },
    }),

    implement(listOwnDecisions, {
      handle: async (context, { query }) => {
        const rows = await listDecisionsOf(context.db, limitOf(query) + 1, {
          viewer: memberOf(context).userId,
          before: before(context, query.cursor),
          now: settings.now(),
        });
        return cutPage(rows, query, context.cursors, positionOf, same);
      },
    }),

    implement(appeal, {
      audits: 'once',
      handle: async (context, { body }) => {
        const id = await appealDecision(settings, context, body);
        const { userId: viewer } = memberOf(context);
        const now = settings.now();
        const found = await findDecisionOf(context.trx, { id, viewer, now });
        if (found === undefined) throw new AppError(coreErrors.NOT_FOUND);
        return found;
      },
    }),
  ];
}

import {
  applyAsCreator,
  changeCreator,
  leaveCreators,
  readCreatorProgramme,
  readCreatorStatement,
  readOwnCreator,
  recordRead,
} from '@upround/ambassador/contract';
import { CREATOR_POOL_PERCENT, MINIMUM_PAYOUT } from '@upround/ambassador/model';
import { coreErrors } from '@upround/shared/contract-core';
import { AppError, implement, memberOf, type CallImplementation } from '@upround/shared/server-kit';
import type { AmbassadorSettings } from '../ambassador-settings';
import { hint } from '../membership/own-ambassador.service';
import { countCreators } from './creator.store';
import { apply, change, leave, read, readOwn } from './own-creator.service';
import { findStatement, readClosedMonths } from './statement.store';

/** The creator programme, and one's own place in it. */
export const creatorRoutes = (settings: AmbassadorSettings): CallImplementation[] => [
  implement(readCreatorProgramme, {
    handle: async ({ db }) => ({
      creators: await countCreators(db),
      poolPercent: CREATOR_POOL_PERCENT,
      minimumPayout: MINIMUM_PAYOUT,
      months: await readClosedMonths(db),
    }),
  }),
  implement(readOwnCreator, {
    handle: async (context) => {
      const { userId } = memberOf(context);
      return readOwn(settings, context.db, { userId, now: settings.now() });
    },
  }),
  implement(applyAsCreator, {
    handle: async (context, { body }) => {
      const { userId } = memberOf(context);
      const own = await apply(settings, context, { userId, now: settings.now() }, body);
      hint(settings, context, userId);
      return own;
    },
  }),
  implement(changeCreator, {
    handle: async (context, { body }) => {
      const { userId } = memberOf(context);
      const own = await change(settings, context, { userId, now: settings.now() }, body);
      hint(settings, context, userId);
      return own;
    },
  }),
  implement(leaveCreators, {
    handle: async (context) => {
      const { userId } = memberOf(context);
      const own = await leave(settings, context, { userId, now: settings.now() });
      hint(settings, context, userId);
      return own;
    },
  }),
  implement(readCreatorStatement, {
    handle: async (context, { params: { month } }) => {
      const { userId } = memberOf(context);
      const found = await findStatement(context.db, { userId, month });
      if (found === undefined) throw new AppError(coreErrors.NOT_FOUND);
      return found.statement;
    },
  }),
  implement(recordRead, {
    handle: async (context, { body: { postId } }) => {
      const { userId } = memberOf(context);
      await read(settings, context, { userId, now: settings.now() }, postId);
    },
  }),
];

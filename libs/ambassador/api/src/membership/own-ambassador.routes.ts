import {
  ambassadorErrors,
  ambassadorLimits,
  appealLine,
  changeOwnAmbassador,
  claimReward,
  createInvite,
  leaveProgramme,
  listInvites,
  listLedger,
  readOwnAmbassador,
  withdrawInvite,
} from '@upround/ambassador/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { isId } from '@upround/shared/db';
import {
  AppError,
  cutPage,
  implement,
  limitOf,
  memberOf,
  type CallImplementation,
} from '@upround/shared/server-kit';
import type { AmbassadorSettings } from '../ambassador-settings';
import { insertAppeal } from '../appeals/appeal.store';
import * as invites from '../invites/invite.store';
import {
  findOwnLine,
  positionOf,
  readOwnLines,
  toLedgerLine,
  type LinePosition,
} from '../ledger/own-ledger.read-model';
import { findAmbassador, lockOwnAmbassador } from './ambassador.store';
import {
  change,
  claim,
  hint,
  leave,
  lockedActive,
  toOwnAmbassador,
} from './own-ambassador.service';

/** One's own membership and its ledger. */
const membershipRoutes = (settings: AmbassadorSettings): CallImplementation[] => [
  implement(readOwnAmbassador, {
    handle: async (context) => {
      const row = await findAmbassador(context.db, memberOf(context).userId);
      return {
        ambassador:
          row === undefined ? null : await toOwnAmbassador(context.db, row, settings.now()),
      };
    },
  }),
  implement(changeOwnAmbassador, {
    handle: async (context, { body }) => {
      const { userId } = memberOf(context);
      const own = await change(context, { userId, now: settings.now() }, body);
      hint(settings, context, userId);
      return own;
    },
  }),
  implement(leaveProgramme, {
    handle: async (context) => {
      const { userId } = memberOf(context);
      const own = await leave(context, { userId, now: settings.now() });
      hint(settings, context, userId);
      return own;
    },
  }),
  implement(claimReward, {
    handle: async (context, { params }) => {
      const { userId } = memberOf(context);
      const own = await claim(context, { userId, now: settings.now() }, params.id);
      hint(settings, context, userId);
      return own;
    },
  }),
];

const ledgerRoutes = (settings: AmbassadorSettings): CallImplementation[] => [
  implement(listLedger, {
    handle: async (context, { query }) => {
      const { db, cursors } = context;
      const row = await findAmbassador(db, memberOf(context).userId);
      const position = cursors.read<LinePosition>(query.cursor);
      const of = { ambassadorId: row?.id ?? '', position, limit: limitOf(query) + 1 };
      const lines = row === undefined ? [] : await readOwnLines(db, of);
      return cutPage(lines, query, cursors, positionOf, toLedgerLine);
    },
  }),
  implement(appealLine, {
    handle: async (context, { params: { id }, body: { text } }) => {
      const { trx } = context;
      const { userId } = memberOf(context);
      const own = await lockOwnAmbassador(trx, userId);
      const line =
        own !== undefined && isId(id)
          ? await findOwnLine(trx, { id, ambassadorId: own.id })
          : undefined;
      if (own === undefined || line === undefined) throw new AppError(coreErrors.NOT_FOUND);
      if (line.points > 0) throw new AppError(ambassadorErrors.NOT_APPEALABLE);
      const values = { lineId: line.id, ambassadorId: own.id, text, now: settings.now() };
      if (!(await insertAppeal(trx, values))) {
        throw new AppError(ambassadorErrors.ALREADY_APPEALED);
      }
      return toLedgerLine({ ...line, appeal: 'OPEN' });
    },
  }),
];

const inviteRoutes = (settings: AmbassadorSettings): CallImplementation[] => [
  implement(listInvites, {
    handle: async (context) => ({
      invites: await invites.readInvites(context.db, memberOf(context).userId),
    }),
  }),
  implement(createInvite, {
    handle: async (context) => {
      const { trx } = context;
      const { userId } = memberOf(context);
      const now = settings.now();
      // Locked, so that no more are created at once than may be open.
      await lockedActive(trx, userId);
      if ((await invites.countOpenInvites(trx, userId, now)) >= ambassadorLimits.openInvites) {
        throw new AppError(ambassadorErrors.TOO_MANY_INVITES);
      }
      const token = await invites.insertInvite(trx, { createdBy: userId, now });
      return { token, invites: await invites.readInvites(trx, userId) };
    },
  }),
  implement(withdrawInvite, {
    handle: async (context, { params: { id } }) => {
      const { trx } = context;
      const { userId } = memberOf(context);
      if (!isId(id) || !(await invites.deleteInvite(trx, { id, userId }))) {
        throw new AppError(coreErrors.NOT_FOUND);
      }
      return { invites: await invites.readInvites(trx, userId) };
    },
  }),
];

/** One's own membership, its ledger and invitations. */
export const ownAmbassadorRoutes = (settings: AmbassadorSettings): CallImplementation[] => [
  ...membershipRoutes(settings),
  ...ledgerRoutes(settings),
  ...inviteRoutes(settings),
];

import {
  authErrors,
  endSession,
  listSessions,
  readSession,
  refreshToken,
  signOut,
} from '@upround/account/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { isId } from '@upround/shared/db';
import {
  AppError,
  implement,
  isOwnOrigin,
  memberOf,
  type CallImplementation,
  type WriteContext,
} from '@upround/shared/server-kit';
import type { AccountSettings } from '../account-deps';
import { readSessionUser } from '../account.store';
import { clearRefreshCookie, examineRefresh, rotate, type Exchange } from './session.service';
import { endSessionOf, listSessionsOf } from './session.store';

const auditEnd = (context: WriteContext, userId: string, act: 'sign-out' | 'session-end') =>
  context.audit({ action: `account.${act}`, referenceType: 'USER', referenceId: userId });

/** Refreshing, logging out, and the list of the member's sessions. */
export function sessionRoutes(settings: AccountSettings): CallImplementation[] {
  return [
    implement<typeof refreshToken, Exchange>(refreshToken, {
      prepare: (context) => {
        const from = { origin: context.header('origin'), host: context.header('host') };
        if (!isOwnOrigin(from, settings.origins)) throw new AppError(authErrors.FOREIGN_ORIGIN);
        return examineRefresh(context);
      },
      handle: (context, _input, exchange) => rotate(settings, context, exchange),
    }),

    implement(signOut, {
      audits: 'at most once',
      handle: async (context) => {
        const { userId, sessionId } = memberOf(context);
        const ended = await endSessionOf(context.trx, userId, sessionId);
        if (ended) await auditEnd(context, userId, 'sign-out');
        context.forgetMember(userId);
        clearRefreshCookie(context);
        return undefined;
      },
    }),

    implement(listSessions, {
      handle: async (context) => {
        const { userId, sessionId } = memberOf(context);
        const rows = await listSessionsOf(context.db, userId);
        return {
          data: rows.map((row) => ({
            id: row.id,
            device: row.device,
            createdAt: row.createdAt.toISOString(),
            lastSeenAt: row.lastSeenAt.toISOString(),
            current: row.id === sessionId,
          })),
        };
      },
    }),

    implement(endSession, {
      audits: 'at most once',
      handle: async (context, { params }) => {
        const { userId, sessionId } = memberOf(context);
        const ended = isId(params.id) && (await endSessionOf(context.trx, userId, params.id));
        if (!ended) throw new AppError(coreErrors.NOT_FOUND);
        await auditEnd(context, userId, 'session-end');
        context.forgetMember(userId);
        if (params.id === sessionId) clearRefreshCookie(context);
        return undefined;
      },
    }),

    implement(readSession, {
      handle: async (context) => {
        const user = await readSessionUser(context.db, memberOf(context).userId);
        if (user === null) throw new AppError(coreErrors.ACCOUNT_DISABLED);
        return user;
      },
    }),
  ];
}

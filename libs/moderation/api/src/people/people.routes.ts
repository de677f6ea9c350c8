import {
  changeRole,
  decideAdminRequest,
  endGift,
  endMemberSessions,
  findMemberByEmail,
  giveMembership,
  listAdminRequests,
  listMembers,
  peopleErrors,
  readMember,
} from '@upround/moderation/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { isId } from '@upround/shared/db';
import type { StaffPeopleCursor, StaffPerson } from '@upround/shared/ports';
import {
  AppError,
  implement,
  limitOf,
  memberOf,
  type CallImplementation,
  type WriteContext,
} from '@upround/shared/server-kit';
import { membersOf, needMember, readDetails, readRequests } from './people.read-model';
import { needAdmin, type PeopleSettings } from './people-settings';
import { changeRoleOf, decideRequest } from './role.service';

/** @throws AppError `NOT_FOUND` for what can't be the id of a member */
function needId(id: string): string {
  if (!isId(id)) throw new AppError(coreErrors.NOT_FOUND);
  return id;
}

/** The member as they are after a change. */
const detailsAfter = (settings: PeopleSettings, context: WriteContext, found: StaffPerson) =>
  readDetails(settings, context.trx, found, memberOf(context).sessionId);

const findRoutes = (settings: PeopleSettings): CallImplementation[] => [
  implement(listMembers, {
    handle: async (context, { query }) => {
      needAdmin(context);
      const { cursors, db } = context;
      const { people, next } = await settings.people.find(db, {
        text: query.query ?? '',
        after: cursors.read<StaffPeopleCursor & Record<string, string | number>>(query.cursor),
        limit: limitOf(query),
      });
      const data = await membersOf(settings, db, people);
      return { data, nextSegment: next === null ? null : cursors.sign({ ...next }) };
    },
  }),

  implement(findMemberByEmail, {
    audits: 'once',
    handle: async (context, { body }) => {
      needAdmin(context);
      const { trx } = context;
      const userId = await settings.accounts.findByEmail(trx, body.email);
      await context.audit({
        action: 'people.find-by-email',
        referenceType: 'USER',
        referenceId: userId ?? 'none',
      });
      const people = userId === null ? [] : await settings.people.of(trx, [userId]);
      const [member] = await membersOf(settings, trx, people);
      return { member: member ?? null };
    },
  }),

  implement(readMember, {
    handle: async (context, { params }) => {
      needAdmin(context);
      const found = await settings.people.bySlug(context.db, params.slug);
      if (found === null) throw new AppError(coreErrors.NOT_FOUND);
      return readDetails(settings, context.db, found, memberOf(context).sessionId);
    },
  }),
];

const roleRoutes = (settings: PeopleSettings): CallImplementation[] => [
  implement(changeRole, {
    audits: 'at most once',
    handle: async (context, { params, body }) => {
      needAdmin(context);
      const change = { ...body, userId: needId(params.id) };
      return detailsAfter(settings, context, await changeRoleOf(settings, context, change));
    },
  }),

  implement(listAdminRequests, {
    handle: async (context) => {
      needAdmin(context);
      return { data: await readRequests(settings, context.db) };
    },
  }),

  implement(decideAdminRequest, {
    audits: 'at most once',
    handle: async (context, { params, body }) => {
      needAdmin(context);
      const found = await decideRequest(settings, context, {
        requestId: params.id,
        isApproved: body.decision === 'APPROVE',
        reason: body.reason,
      });
      return detailsAfter(settings, context, found);
    },
  }),
];

const sessionRoutes = (settings: PeopleSettings): CallImplementation[] => [
  implement(endMemberSessions, {
    audits: 'at most once',
    handle: async (context, { params, body: { sessionId, reason } }) => {
      needAdmin(context);
      const { trx } = context;
      const userId = needId(params.id);
      const found = await needMember(settings, trx, userId);
      const count =
        sessionId === undefined
          ? await settings.accounts.endSessions(trx, userId)
          : Number(await settings.accounts.endSession(trx, userId, needId(sessionId)));
      if (sessionId !== undefined && count === 0) throw new AppError(coreErrors.NOT_FOUND);
      if (count > 0) {
        await context.audit({
          action: 'session.end',
          referenceType: 'USER',
          referenceId: userId,
          details: { count, reason },
        });
        context.forgetMember(userId);
      }
      return detailsAfter(settings, context, found);
    },
  }),
];

const giftRoutes = (settings: PeopleSettings): CallImplementation[] => [
  implement(giveMembership, {
    audits: 'once',
    handle: async (context, { params, body: { tier, until: day, reason } }) => {
      needAdmin(context);
      const { memberships } = settings;
      const userId = needId(params.id);
      const found = await needMember(settings, context.trx, userId);
      if (found.state !== 'ACTIVE' && found.state !== 'RESTRICTED') {
        throw new AppError(peopleErrors.MEMBER_NOT_ACTIVE);
      }
      const until = await memberships.give(context.trx, userId, { tier, day });
      if (until === null) throw new AppError(coreErrors.INVALID_FIELD, { path: 'until' });
      await context.audit({
        action: 'premium.grant',
        referenceType: 'USER',
        referenceId: userId,
        details: { tier, until: until.toISOString(), reason },
      });
      context.afterCommit(() => memberships.announce(userId));
      return detailsAfter(settings, context, found);
    },
  }),

  implement(endGift, {
    audits: 'at most once',
    handle: async (context, { params, body: { reason } }) => {
      needAdmin(context);
      const { memberships } = settings;
      const userId = needId(params.id);
      const found = await needMember(settings, context.trx, userId);
      if ((await memberships.endGifts(context.trx, userId)) > 0) {
        await context.audit({
          action: 'premium.revoke',
          referenceType: 'USER',
          referenceId: userId,
          details: { reason },
        });
        context.afterCommit(() => memberships.announce(userId));
      }
      return detailsAfter(settings, context, found);
    },
  }),
];

/** Finding members, and what admins change about them. */
export const peopleRoutes = (settings: PeopleSettings): CallImplementation[] => [
  ...findRoutes(settings),
  ...roleRoutes(settings),
  ...sessionRoutes(settings),
  ...giftRoutes(settings),
];

import { defineCall, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import { idSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { peopleErrors } from './people.errors';
import {
  adminDecisionSchema,
  adminRequestSchema,
  giftEndSchema,
  giftSchema,
  memberDetailsSchema,
  memberEmailSchema,
  memberQuerySchema,
  memberSchema,
  roleChangeSchema,
  sessionEndSchema,
} from './people.schema';

const common = { version: 'v1', access: 'member' } as const;
const ofMember = { ...common, params: z.strictObject({ id: idSchema }) } as const;

export const listMembers = defineCall({
  ...common,
  id: 'moderation.listMembers',
  summary: 'Finds members by name or slug; for admins',
  method: 'GET',
  path: '/moderation/people',
  query: z.strictObject({ query: memberQuerySchema, ...segmentQuery }),
  limit: 'search',
  paging: 'segment',
  response: segmentOf(memberSchema),
});

export const findMemberByEmail = defineCall({
  ...common,
  id: 'moderation.findMemberByEmail',
  summary: 'Finds the member with an email address; for admins',
  method: 'POST',
  path: '/moderation/people/by-email',
  body: memberEmailSchema,
  limit: 'search',
  response: z.object({ member: z.nullable(memberSchema) }),
});

export const readMember = defineCall({
  ...common,
  id: 'moderation.readMember',
  summary: 'Returns a member’s roles, devices and gift; for admins',
  method: 'GET',
  path: '/moderation/people/{slug}',
  params: z.strictObject({ slug: idSchema }),
  limit: 'read',
  response: memberDetailsSchema,
});

export const changeRole = defineCall({
  ...ofMember,
  id: 'moderation.changeRole',
  summary: 'Gives a member a staff role or removes it; for admins',
  method: 'PATCH',
  path: '/moderation/people/{id}/role',
  body: roleChangeSchema,
  response: memberDetailsSchema,
  errors: [
    peopleErrors.LAST_ADMIN,
    peopleErrors.ONE_OF_TWO_ADMINS,
    peopleErrors.ADMIN_ALREADY_REQUESTED,
    peopleErrors.MEMBER_NOT_ACTIVE,
  ],
});

export const listAdminRequests = defineCall({
  ...common,
  id: 'moderation.listAdminRequests',
  summary: 'Lists the requests to make someone an admin; for admins',
  method: 'GET',
  path: '/moderation/admin-requests',
  limit: 'read',
  response: z.object({ data: z.array(adminRequestSchema) }),
});

export const decideAdminRequest = defineCall({
  ...ofMember,
  id: 'moderation.decideAdminRequest',
  summary: 'Approves or declines a request to make someone an admin; for admins',
  method: 'PATCH',
  path: '/moderation/admin-requests/{id}',
  body: adminDecisionSchema,
  response: memberDetailsSchema,
  errors: [
    peopleErrors.ADMIN_REQUEST_CLOSED,
    peopleErrors.OWN_ADMIN_REQUEST,
    peopleErrors.MEMBER_NOT_ACTIVE,
  ],
});

export const endMemberSessions = defineCall({
  ...ofMember,
  id: 'moderation.endMemberSessions',
  summary: 'Logs a member out on one device or all; for admins',
  method: 'POST',
  path: '/moderation/people/{id}/session-end',
  body: sessionEndSchema,
  response: memberDetailsSchema,
});

export const giveMembership = defineCall({
  ...ofMember,
  id: 'moderation.giveMembership',
  summary: 'Gives a member a plan until a day; for admins',
  method: 'POST',
  path: '/moderation/people/{id}/gift',
  body: giftSchema,
  response: memberDetailsSchema,
  errors: [peopleErrors.MEMBER_NOT_ACTIVE],
});

export const endGift = defineCall({
  ...ofMember,
  id: 'moderation.endGift',
  summary: 'Ends a member’s gift; for admins',
  method: 'POST',
  path: '/moderation/people/{id}/gift-end',
  body: giftEndSchema,
  response: memberDetailsSchema,
});

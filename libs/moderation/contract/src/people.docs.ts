import { describeCall, describeErrors, exampleFrom } from '@upround/shared/contract-core';
import type { CallDocs, ErrorDocs } from '@upround/shared/contract-core';
import {
  changeRole,
  decideAdminRequest,
  endGift,
  endMemberSessions,
  findMemberByEmail,
  giveMembership,
  listAdminRequests,
  listMembers,
  readMember,
} from './people.calls';
import { peopleErrors } from './people.errors';
import { adminRequestFixtures, memberDetailsFixture, memberFixtures } from './people.fixtures';

const member = exampleFrom(memberFixtures);
const request = exampleFrom(adminRequestFixtures);
const { id, slug } = member.person;
const { sessions, adminRequest: _, ...details } = memberDetailsFixture;
const decided = { ...details, sessions, adminRequest: null };

/** What the API's documentation says about admins’ calls about members. */
export const peopleDocs: readonly CallDocs[] = [
  describeCall(listMembers, {
    description:
      'Returns members in any state whose name, a word of it, or slug begins with `query`; without it the newest members. Admins only. A page can have fewer members than the limit and still have a next one.',
    input: { query: { query: 'asha', limit: 20 } },
    output: { data: [...memberFixtures], nextSegment: null },
  }),
  describeCall(findMemberByEmail, {
    description:
      'Returns the member whose account has exactly this email address, or null. Admins only. The address is in no log.',
    input: { body: { email: 'asha@example.test' } },
    output: { member },
  }),
  describeCall(readMember, {
    description:
      'Returns what a row of the list has, and the member’s open sessions, running gift and a request to make them an admin. Admins only.',
    input: { params: { slug } },
    output: memberDetailsFixture,
  }),
  describeCall(changeRole, {
    description:
      'Changes one staff role. Admins only. Making someone an admin takes two: while there are several admins, it becomes a request that another admin approves within seven days. So that no one ends up alone in control by their own doing, one of two admins can’t be removed by the other, but can give up the role. The last admin can’t be removed. A role that the member has already, or doesn’t have, changes nothing.',
    input: {
      params: { id },
      body: { role: 'MODERATOR', given: true, reason: 'Helps with reports on weekends.' },
    },
    output: decided,
  }),
  describeCall(listAdminRequests, {
    description:
      'Returns what other admins asked for and no one has decided yet, the oldest first. Admins only.',
    input: undefined,
    output: { data: [...adminRequestFixtures] },
  }),
  describeCall(decideAdminRequest, {
    description:
      'Makes the member an admin or deletes the request. Admins only. Of two decisions at once the first counts. The person who asked can’t approve it, but can decline it.',
    input: {
      params: { id: request.id },
      body: { decision: 'APPROVE', reason: 'Agreed in our Monday call.' },
    },
    output: { ...decided, roles: ['MODERATOR', 'ADMIN'], adminCount: 3 },
  }),
  describeCall(endMemberSessions, {
    description:
      'Ends one open session of a member, or without `sessionId` all of them; open pages are logged out at once. Admins only.',
    input: { params: { id }, body: { reason: 'Her phone was stolen.' } },
    output: { ...decided, sessions: [] },
  }),
  describeCall(giveMembership, {
    description:
      'Gives a plan until the end of a day in India, in place of an earlier gift. What the member pays for stays. Admins only. A day that is over is 400.',
    input: {
      params: { id },
      body: { tier: 2, until: '2026-12-31', reason: 'Speaks at our meetup.' },
    },
    output: decided,
  }),
  describeCall(endGift, {
    description:
      'Ends the gift at once; what the member pays for stays. Admins only. Without a gift nothing changes.',
    input: { params: { id }, body: { reason: 'Given by mistake.' } },
    output: { ...decided, plan: null, gift: null },
  }),
];

export const peopleErrorDocs: readonly ErrorDocs[] = describeErrors(peopleErrors, {
  LAST_ADMIN: 'When no other admin would be left who can act.',
  ONE_OF_TWO_ADMINS: 'When one of only two admins who can act takes the role from the other.',
  ADMIN_ALREADY_REQUESTED: 'When a request to make this member an admin is waiting already.',
  ADMIN_REQUEST_CLOSED: 'When the request was decided or has expired, or whoever asked left.',
  OWN_ADMIN_REQUEST: 'When whoever asked, or is to become an admin, approves the request.',
  MEMBER_NOT_ACTIVE: 'When the member’s account is read-only, suspended or being deleted.',
});

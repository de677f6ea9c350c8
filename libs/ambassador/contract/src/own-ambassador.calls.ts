import { defineCall, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import { idSchema, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { ambassadorErrors } from './ambassador.errors';
import { ambassadorLimits } from './ambassador-limits';
import {
  inviteSchema,
  ledgerLineSchema,
  ownAmbassadorSchema,
  rewardIdSchema,
} from './ambassador.schema';

const own = { version: 'v1', path: '/ambassador-own', access: 'member' } as const;

export const readOwnAmbassador = defineCall({
  ...own,
  id: 'ambassador.readOwnAmbassador',
  summary: 'Reads your own membership in the ambassador programme',
  method: 'GET',
  limit: 'read',
  response: z.object({
    /** Null for those who never applied. */
    ambassador: z.nullable(ownAmbassadorSchema),
  }),
});

export const changeOwnAmbassador = defineCall({
  ...own,
  id: 'ambassador.changeOwnAmbassador',
  summary: 'Changes what others see of you, or applies again',
  method: 'PATCH',
  body: z.strictObject({
    /** Hides your name on boards and your page. */
    isNameHidden: z.optional(z.boolean()),
    /** After an application that was declined, this applies again. */
    motivation: z.optional(textOf(ambassadorLimits.motivation, ambassadorLimits.motivationMin)),
  }),
  limit: 'report',
  response: ownAmbassadorSchema,
  errors: [ambassadorErrors.NOT_APPLIED],
});

export const leaveProgramme = defineCall({
  ...own,
  id: 'ambassador.leaveProgramme',
  summary: 'Leaves the ambassador programme',
  method: 'DELETE',
  status: 200,
  limit: 'report',
  response: ownAmbassadorSchema,
  errors: [ambassadorErrors.NOT_ACTIVE],
});

export const listLedger = defineCall({
  ...own,
  id: 'ambassador.listLedger',
  summary: 'Lists the lines of your ledger',
  method: 'GET',
  path: '/ambassador-own/ledger',
  query: z.strictObject(segmentQuery),
  limit: 'read',
  paging: 'segment',
  response: segmentOf(ledgerLineSchema),
});

export const appealLine = defineCall({
  ...own,
  id: 'ambassador.appealLine',
  summary: 'Appeals a removal of points',
  method: 'POST',
  path: '/ambassador-own/ledger/{id}/appeal',
  params: z.strictObject({ id: idSchema }),
  body: z.strictObject({ text: textOf(ambassadorLimits.appeal, ambassadorLimits.appealMin) }),
  status: 201,
  limit: 'report',
  response: ledgerLineSchema,
  errors: [ambassadorErrors.NOT_APPEALABLE, ambassadorErrors.ALREADY_APPEALED],
});

export const claimReward = defineCall({
  ...own,
  id: 'ambassador.claimReward',
  summary: 'Claims a reward',
  method: 'POST',
  path: '/ambassador-own/reward/{id}',
  params: z.strictObject({ id: rewardIdSchema }),
  limit: 'report',
  response: ownAmbassadorSchema,
  errors: [
    ambassadorErrors.NOT_ACTIVE,
    ambassadorErrors.REWARD_NOT_REACHED,
    ambassadorErrors.ALREADY_CLAIMED,
  ],
});

const invites = z.object({ invites: z.array(inviteSchema) });

export const listInvites = defineCall({
  ...own,
  id: 'ambassador.listInvites',
  summary: 'Lists your invitations',
  method: 'GET',
  path: '/ambassador-own/invite',
  limit: 'read',
  response: invites,
});

export const createInvite = defineCall({
  ...own,
  id: 'ambassador.createInvite',
  summary: 'Creates an invitation for one person',
  method: 'POST',
  path: '/ambassador-own/invite',
  status: 201,
  limit: 'report',
  response: z.extend(invites, {
    /** Shown once: the server stores its hash. */
    token: z.string(),
  }),
  errors: [ambassadorErrors.NOT_ACTIVE, ambassadorErrors.TOO_MANY_INVITES],
});

export const withdrawInvite = defineCall({
  ...own,
  id: 'ambassador.withdrawInvite',
  summary: 'Withdraws an unused invitation',
  method: 'DELETE',
  path: '/ambassador-own/invite/{id}',
  params: z.strictObject({ id: idSchema }),
  status: 200,
  limit: 'report',
  response: invites,
});

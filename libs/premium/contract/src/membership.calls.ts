import { defineCall, segmentOf } from '@upround/shared/contract-core';
import { idSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { premiumErrors } from './premium.errors';
import {
  changedMembershipSchema,
  changeMembershipSchema,
  planSchema,
  readMembershipSchema,
  startedMembershipSchema,
  startMembershipSchema,
} from './premium.schema';

export const listPlans = defineCall({
  id: 'premium.listPlans',
  summary: 'Lists the plans with their prices',
  method: 'GET',
  version: 'v1',
  path: '/plan',
  access: 'guest',
  limit: 'read',
  response: segmentOf(planSchema),
});

export const readMembership = defineCall({
  id: 'premium.readMembership',
  summary: 'Reads your current plan',
  method: 'GET',
  version: 'v1',
  path: '/membership',
  access: 'member',
  limit: 'read',
  response: readMembershipSchema,
});

export const startMembership = defineCall({
  id: 'premium.startMembership',
  summary: 'Starts a plan, or a higher one',
  method: 'POST',
  version: 'v1',
  path: '/membership',
  access: 'member',
  limit: 'payment',
  switch: 'payments',
  body: startMembershipSchema,
  response: startedMembershipSchema,
  errors: [premiumErrors.PAYMENTS_OFF, premiumErrors.ALREADY_ON_PLAN],
});

export const changeMembership = defineCall({
  id: 'premium.changeMembership',
  summary: 'Pauses, resumes, cancels or changes your plan',
  method: 'PATCH',
  version: 'v1',
  path: '/membership/{id}',
  params: z.strictObject({ id: idSchema }),
  access: 'member',
  limit: 'payment',
  body: changeMembershipSchema,
  response: changedMembershipSchema,
  errors: [
    premiumErrors.PAYMENTS_OFF,
    premiumErrors.CANNOT_CHANGE_STATE,
    premiumErrors.SAME_PLAN,
    premiumErrors.MANDATE_FIXED,
  ],
});

import { defineCall } from '@upround/shared/contract-core';
import { membershipSchema, premiumInterestSchema } from './premium.schema';

export const readMembership = defineCall({
  id: 'premium.readMembership',
  summary: 'Reads your current plan',
  method: 'GET',
  version: 'v1',
  path: '/membership',
  access: 'member',
  limit: 'read',
  response: membershipSchema,
});

const interest = {
  version: 'v1',
  path: '/premium-interest',
  access: 'member',
  response: premiumInterestSchema,
} as const;

export const readPremiumInterest = defineCall({
  ...interest,
  id: 'premium.readPremiumInterest',
  summary: 'Reads whether you’ve asked to be notified when Premium opens',
  method: 'GET',
  limit: 'read',
});

export const setPremiumInterest = defineCall({
  ...interest,
  id: 'premium.setPremiumInterest',
  summary: 'Asks to be notified when Premium opens; asking twice changes nothing',
  method: 'POST',
  limit: 'reaction',
});

export const removePremiumInterest = defineCall({
  ...interest,
  id: 'premium.removePremiumInterest',
  summary: 'Undoes the request to be notified when Premium opens',
  method: 'DELETE',
  limit: 'reaction',
});

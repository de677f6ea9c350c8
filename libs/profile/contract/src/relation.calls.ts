import { defineCall, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import { personSummarySchema, referenceFields, relationSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { profileErrors } from './profile-errors';

const body = z.strictObject(referenceFields(['USER']));
const setting = {
  version: 'v1',
  access: 'member',
  limit: 'reaction',
  body,
  /** `count` is the number of people that the member has blocked or muted. */
  response: relationSchema,
} as const;
const listing = {
  method: 'GET',
  version: 'v1',
  query: z.strictObject({ ...segmentQuery }),
  access: 'member',
  paging: 'segment',
  response: segmentOf(z.extend(personSummarySchema, { since: z.string() })),
} as const;

export const block = defineCall({
  ...setting,
  id: 'profile.block',
  summary: 'Blocks a person: neither sees the other, and follows between them end',
  method: 'POST',
  path: '/block',
  errors: [profileErrors.OWN_PERSON],
});

export const unblock = defineCall({
  ...setting,
  id: 'profile.unblock',
  summary: 'Unblocks a person; follows aren’t restored',
  method: 'DELETE',
  path: '/block',
  status: 200,
  errors: [profileErrors.OWN_PERSON],
});

export const listBlocked = defineCall({
  ...listing,
  id: 'profile.listBlocked',
  summary: 'Lists the people you’ve blocked, newest first',
  path: '/block',
});

export const mute = defineCall({
  ...setting,
  id: 'profile.mute',
  summary: 'Mutes a person: hides their posts and notifications from you, without notifying them',
  method: 'POST',
  path: '/mute',
  errors: [profileErrors.OWN_PERSON],
});

export const unmute = defineCall({
  ...setting,
  id: 'profile.unmute',
  summary: 'Unmutes a person',
  method: 'DELETE',
  path: '/mute',
  status: 200,
  errors: [profileErrors.OWN_PERSON],
});

export const listMuted = defineCall({
  ...listing,
  id: 'profile.listMuted',
  summary: 'Lists the people you’ve muted, newest first',
  path: '/mute',
});

import { defineCall, defineErrors } from '@upround/shared/contract-core';
import { kindsThat, referenceFields, relationSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';

/** What each verb may point at. */
export const likeTypes = kindsThat('like');
export const bookmarkTypes = kindsThat('bookmark');
export const followTypes = kindsThat('follow');

export const followErrors = defineErrors({
  OWN_ACCOUNT: { status: 400, sentence: 'You can’t follow yourself.' },
});

const likeBody = z.strictObject(referenceFields(likeTypes));
const bookmarkBody = z.strictObject(referenceFields(bookmarkTypes));
const followBody = z.strictObject(referenceFields(followTypes));

const shared = {
  version: 'v1',
  access: 'member',
  limit: 'reaction',
  response: relationSchema,
} as const;

export const like = defineCall({
  ...shared,
  id: 'social.like',
  summary: 'Likes a record; a second like changes nothing',
  method: 'POST',
  path: '/like',
  body: likeBody,
});

export const unlike = defineCall({
  ...shared,
  id: 'social.unlike',
  summary: 'Unlikes a record',
  method: 'DELETE',
  path: '/like',
  status: 200,
  body: likeBody,
});

export const bookmark = defineCall({
  ...shared,
  id: 'social.bookmark',
  summary: 'Saves a record for later',
  method: 'POST',
  path: '/bookmark',
  body: bookmarkBody,
});

export const unbookmark = defineCall({
  ...shared,
  id: 'social.unbookmark',
  summary: 'Removes a record from your saved list',
  method: 'DELETE',
  path: '/bookmark',
  status: 200,
  body: bookmarkBody,
});

export const follow = defineCall({
  ...shared,
  id: 'social.follow',
  summary: 'Follows a person or a source, or joins a community',
  method: 'POST',
  path: '/follow',
  body: followBody,
  errors: [followErrors.OWN_ACCOUNT],
});

export const unfollow = defineCall({
  ...shared,
  id: 'social.unfollow',
  summary: 'Stops following a person or a source, or leaves a community',
  method: 'DELETE',
  path: '/follow',
  status: 200,
  body: followBody,
});

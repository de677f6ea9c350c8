import { defineCall } from '@upround/shared/contract-core';
import { idSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { profileErrors } from './profile-errors';
import { profilePictures } from './profile-pictures';
import { profileChangeSchema, profileSchema } from './profile.schema';

const byId = z.strictObject({ id: idSchema });

export const readProfile = defineCall({
  id: 'profile.readProfile',
  summary: 'Reads a person’s profile by id or slug, a former slug included',
  method: 'GET',
  version: 'v1',
  path: '/user/{id}',
  params: byId,
  access: 'guest',
  limit: 'read',
  response: profileSchema,
});

export const editProfile = defineCall({
  id: 'profile.editProfile',
  summary: 'Edits your profile; omitted fields stay as they are',
  method: 'PATCH',
  version: 'v1',
  path: '/user/{id}',
  params: byId,
  access: 'member',
  limit: 'comment',
  bodyKind: 'form',
  body: profileChangeSchema,
  files: profilePictures,
  response: profileSchema,
  errors: [
    profileErrors.SLUG_TAKEN,
    profileErrors.SLUG_CHANGES_USED_UP,
    profileErrors.IMAGE_UNREADABLE,
    profileErrors.IMAGE_TOO_LARGE,
    profileErrors.IMAGE_MISSING,
  ],
});

export const deleteAccount = defineCall({
  id: 'profile.deleteAccount',
  summary: 'Deletes your account: hidden at once, erased after 30 days unless you log in',
  method: 'DELETE',
  version: 'v2',
  path: '/user/{id}',
  params: byId,
  access: 'member',
  openToRestricted: true,
  thrown: 'Failed to delete account: {message}',
  body: z.optional(z.strictObject({ state: z.literal('DELETED') })),
  errors: [profileErrors.ONLY_ADMIN],
});

export const previewDeletion = defineCall({
  id: 'profile.previewDeletion',
  summary: 'Returns what deleting your account would do right away',
  method: 'GET',
  version: 'v1',
  path: '/account-deletion',
  access: 'member',
  response: z.object({ effects: z.array(z.string()) }),
});

export const geocode = defineCall({
  id: 'profile.geocode',
  summary: 'Returns the county and state of a point',
  method: 'GET',
  version: 'v1',
  path: '/geocode',
  query: z.strictObject({
    lat: z.coerce.number().check(z.minimum(-90), z.maximum(90)),
    lon: z.coerce.number().check(z.minimum(-180), z.maximum(180)),
  }),
  access: 'member',
  limit: 'search',
  response: z.object({ county: z.string(), state: z.string() }),
  errors: [profileErrors.NO_PLACE_NEARBY],
});

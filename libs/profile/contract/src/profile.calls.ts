import { defineCall } from '@upround/shared/contract-core';
import { idSchema, personSummarySchema } from '@upround/shared/domain';
import * as z from 'zod/mini';

export const profileSchema = z.extend(personSummarySchema, {
  about: z.string(),
  followerCount: z.int(),
  followingCount: z.int(),
  followed: z.boolean(),
  own: z.boolean(),
  joinedAt: z.string(),
  /** Only to oneself. */
  email: z.optional(z.string()),
});
export type Profile = z.output<typeof profileSchema>;

export const readProfile = defineCall({
  id: 'profile.readProfile',
  summary: 'Reads a person’s profile by id or slug',
  method: 'GET',
  version: 'v1',
  path: '/user/{id}',
  params: z.strictObject({ id: idSchema }),
  access: 'guest',
  response: profileSchema,
});

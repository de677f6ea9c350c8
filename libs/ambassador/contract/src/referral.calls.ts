import { defineCall } from '@upround/shared/contract-core';
import * as z from 'zod/mini';
import { referralSchema } from './ambassador.schema';

/** A code as people type it: letters and digits that aren't mistaken for one another. */
const codeSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(32));

export const openReferralLink = defineCall({
  id: 'ambassador.openReferralLink',
  version: 'v1',
  path: '/referral-visit',
  method: 'POST',
  access: 'guest',
  summary: 'Counts a visit by a referral link, and saves its code in a cookie',
  body: z.strictObject({ code: codeSchema }),
  limit: 'visit',
  response: z.object({
    /** Who invites; null for a code that is no one's, and for those who hide their name. */
    displayName: z.nullable(z.string()),
    isKnown: z.boolean(),
    /** Whether the code is in a cookie now: not with Do Not Track or Global Privacy Control. */
    isSaved: z.boolean(),
  }),
});

export const readReferral = defineCall({
  id: 'ambassador.readReferral',
  version: 'v1',
  path: '/referral',
  method: 'GET',
  access: 'member',
  summary: 'Reads who referred you',
  limit: 'read',
  response: referralSchema,
});

export const saveReferral = defineCall({
  id: 'ambassador.saveReferral',
  version: 'v1',
  path: '/referral',
  method: 'POST',
  access: 'member',
  summary: 'Saves who referred you, once',
  body: z.strictObject({
    /** Without it, the code that the browser saved. */
    code: z.optional(codeSchema),
  }),
  limit: 'report',
  response: referralSchema,
});

import { defineCall, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import { idSchema, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { ambassadorErrors } from './ambassador.errors';
import { ambassadorLimits } from './ambassador-limits';
import {
  ambassadorSchema,
  boardRowSchema,
  checkedInviteSchema,
  ownAmbassadorSchema,
  programmeSchema,
  seasonSchema,
} from './ambassador.schema';

const all = { version: 'v1', path: '/ambassador', method: 'GET', access: 'guest' } as const;

/** The board of all seasons together. */
export const ALL_TIME = 'ALL';
const boardIdSchema = z.string().check(z.regex(/^(ALL|[1-9]\d{3}-Q[1-4])$/));

export const readProgramme = defineCall({
  ...all,
  id: 'ambassador.readProgramme',
  summary: 'Reads what the ambassador programme has achieved',
  limit: 'read',
  response: programmeSchema,
});

export const readAmbassador = defineCall({
  ...all,
  id: 'ambassador.readAmbassador',
  summary: 'Reads the page of one ambassador',
  query: z.strictObject({ slug: idSchema }),
  selectedBy: ['slug'],
  limit: 'read',
  response: ambassadorSchema,
});

export const listAmbassadors = defineCall({
  ...all,
  id: 'ambassador.listAmbassadors',
  summary: 'Lists the board of a season or of all time',
  query: z.strictObject({
    ...segmentQuery,
    /** This season by default; `ALL` for all time. */
    season: z.optional(boardIdSchema),
  }),
  selectedBy: ['cursor'],
  limit: 'read',
  paging: 'segment',
  response: z.extend(segmentOf(boardRowSchema), {
    /** Null for the board of all time. */
    season: z.nullable(seasonSchema),
    /** Seasons with a board, the latest first. */
    seasons: z.array(seasonSchema),
    /** When the board was computed; null before anyone has points. */
    updatedAt: z.nullable(z.iso.datetime()),
    /** Ambassadors on the board. */
    count: z.int(),
    /** One's own row with up to five above and below; empty for those who aren't on the board. */
    around: z.array(boardRowSchema),
  }),
});

export const checkInvite = defineCall({
  ...all,
  id: 'ambassador.checkInvite',
  summary: 'Checks an invitation to be an ambassador',
  path: '/ambassador/{token}',
  params: z.strictObject({ token: idSchema }),
  limit: 'invitation',
  response: checkedInviteSchema,
});

export const register = defineCall({
  ...all,
  id: 'ambassador.register',
  summary: 'Applies to be an ambassador, or joins by an invitation',
  method: 'POST',
  access: 'member',
  body: z.strictObject({
    /** Not needed with an invitation. */
    motivation: z.optional(textOf(ambassadorLimits.motivation, 0)),
    /** Of an invitation. */
    token: z.optional(idSchema),
  }),
  status: 201,
  limit: 'report',
  response: ownAmbassadorSchema,
  errors: [
    ambassadorErrors.ALREADY_APPLIED,
    ambassadorErrors.INVITE_UNKNOWN,
    ambassadorErrors.OWN_INVITE,
    ambassadorErrors.MOTIVATION_MISSING,
  ],
});

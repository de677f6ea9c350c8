import { defineCall } from '@upround/shared/contract-core';
import { idSchema, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { creatorErrors, creatorLimits } from './creator.errors';
import {
  creatorProgrammeSchema,
  creatorStatementSchema,
  monthSchema,
  ownCreatorSchema,
} from './creator.schema';

const own = { version: 'v1', path: '/creator', access: 'member' } as const;

export const readCreatorProgramme = defineCall({
  id: 'ambassador.readCreatorProgramme',
  version: 'v1',
  path: '/creator-programme',
  method: 'GET',
  access: 'guest',
  summary: 'Reads how the creator programme pays',
  limit: 'read',
  response: creatorProgrammeSchema,
});

export const readOwnCreator = defineCall({
  ...own,
  id: 'ambassador.readOwnCreator',
  summary: 'Reads how far you are in the creator programme',
  method: 'GET',
  limit: 'read',
  response: ownCreatorSchema,
});

/** As UPI IDs are written: a name, and the handle of a bank or an app. */
const vpaSchema = z
  .string()
  .check(z.trim(), z.regex(/^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,31}$/));

export const applyAsCreator = defineCall({
  ...own,
  id: 'ambassador.applyAsCreator',
  summary: 'Applies to the creator programme',
  method: 'POST',
  body: z.strictObject({
    /** What one writes about. */
    about: textOf(creatorLimits.about, creatorLimits.aboutMin),
    /** Where payouts go. */
    payoutVpa: z.optional(vpaSchema),
  }),
  status: 201,
  limit: 'report',
  response: ownCreatorSchema,
  errors: [creatorErrors.NOT_ELIGIBLE, creatorErrors.ALREADY_CREATOR],
});

export const changeCreator = defineCall({
  ...own,
  id: 'ambassador.changeCreator',
  summary: 'Changes where your payouts go',
  method: 'PATCH',
  body: z.strictObject({ payoutVpa: vpaSchema }),
  limit: 'report',
  response: ownCreatorSchema,
  errors: [creatorErrors.NO_CREATOR],
});

export const leaveCreators = defineCall({
  ...own,
  id: 'ambassador.leaveCreators',
  summary: 'Withdraws your application, or leaves the creator programme',
  method: 'DELETE',
  status: 200,
  limit: 'report',
  response: ownCreatorSchema,
  errors: [creatorErrors.NO_CREATOR],
});

export const readCreatorStatement = defineCall({
  ...own,
  id: 'ambassador.readCreatorStatement',
  summary: 'Reads your statement of a month',
  method: 'GET',
  path: '/creator/statement/{month}',
  params: z.strictObject({ month: monthSchema }),
  limit: 'read',
  response: creatorStatementSchema,
});

export const recordRead = defineCall({
  id: 'ambassador.recordRead',
  version: 'v1',
  path: '/creator-read',
  method: 'POST',
  access: 'member',
  summary: 'Records that you read a post',
  body: z.strictObject({ postId: idSchema }),
  limit: 'reaction',
});

import { defineCall } from '@upround/shared/contract-core';
import { idSchema, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { profileErrors } from './profile-errors';
import { profileLimits } from './profile-limits';

/** A month as `2024-03`, from 1950 on. */
export const monthSchema = z.string().check(z.regex(/^(?:19[5-9]\d|20\d\d)-(?:0[1-9]|1[0-2])$/));

export const experienceSchema = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  /** The company's record: how its page is found, and its logo. */
  companyRecord: z.optional(
    z.nullable(z.object({ slug: z.string(), logoUrl: z.nullable(z.string()) })),
  ),
  location: z.string(),
  description: z.string(),
  startMonth: z.string(),
  /** Null while it lasts. */
  endMonth: z.nullable(z.string()),
});
export type Experience = z.output<typeof experienceSchema>;

/** What a form about an entry holds. */
export const experienceDraftSchema = z.strictObject({
  title: textOf(profileLimits.title),
  company: textOf(profileLimits.company),
  location: z.optional(textOf(profileLimits.location, 0)),
  description: z.optional(textOf(profileLimits.description, 0)),
  startMonth: monthSchema,
  /** Null or left out for the present. */
  endMonth: z.optional(z.nullable(monthSchema)),
});
export type ExperienceDraft = z.output<typeof experienceDraftSchema>;

const shared = { version: 'v1', access: 'member', limit: 'comment' } as const;
const dates = [profileErrors.MONTHS_REVERSED, profileErrors.MONTH_IN_FUTURE];

export const addExperience = defineCall({
  ...shared,
  id: 'profile.addExperience',
  summary: 'Adds an entry to your experience',
  method: 'POST',
  path: '/user/{profileId}/experience',
  params: z.strictObject({ profileId: idSchema }),
  body: experienceDraftSchema,
  status: 201,
  response: experienceSchema,
  errors: [...dates, profileErrors.EXPERIENCE_FULL],
});

const entry = z.strictObject({ id: idSchema, expId: idSchema });

export const editExperience = defineCall({
  ...shared,
  id: 'profile.editExperience',
  summary: 'Edits an entry of your experience; omitted fields stay as they are',
  method: 'PATCH',
  path: '/user/{id}/experience/{expId}',
  params: entry,
  body: z.partial(experienceDraftSchema),
  response: experienceSchema,
  errors: dates,
});

export const removeExperience = defineCall({
  ...shared,
  id: 'profile.removeExperience',
  summary: 'Removes an entry of your experience',
  method: 'DELETE',
  path: '/user/{id}/experience/{expId}',
  params: entry,
});

import { momentSchema, textOf, webAddressSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { hoursSchema } from './hours.schema';
import { mentorLimits } from './mentor-limits';
import { mentorServiceSchema } from './service.schema';
import { languageSchema, mentorNeedSchema, mentorStageSchema } from './topics.schema';

/** Where a mentor's profile is. */
export const mentorStates = [
  'DRAFT',
  /** Staff decide on it. */
  'WAITING',
  'LISTED',
  /** Approved; takes no new sessions for now. */
  'PAUSED',
  'DECLINED',
  'REMOVED',
] as const;
export const mentorStateSchema = z.enum(mentorStates);
export type MentorState = (typeof mentorStates)[number];

/** What a profile needs before staff decide on it. */
export const mentorRequirements = [
  'headline',
  'about',
  'stages',
  'needs',
  'languages',
  'proof',
  'hours',
  'services',
] as const;
export type MentorRequirement = (typeof mentorRequirements)[number];

/** A calendar from which busy times are read. Its address isn't shown again. */
export const busyCalendarSchema = z.object({
  id: z.string(),
  host: z.string(),
  readAt: z.nullable(momentSchema),
  /** Why it couldn't be read; null where it could. */
  problem: z.nullable(z.string()),
  /** How many busy times it has from now on. */
  busyCount: z.int(),
});
export type BusyCalendar = z.output<typeof busyCalendarSchema>;

const profileFields = {
  headline: textOf(mentorLimits.headline, 0),
  about: textOf(mentorLimits.about, 0),
  /** What shows that they did it, for staff alone. */
  proof: textOf(mentorLimits.proof, 0),
  stages: z.array(mentorStageSchema).check(z.maxLength(mentorLimits.stages)),
  needs: z.array(mentorNeedSchema).check(z.maxLength(mentorLimits.needs)),
  languages: z.array(languageSchema).check(z.maxLength(mentorLimits.languages)),
  /** Of meetings; shown to both sides from ten minutes before a session. */
  joinUrl: z.nullable(webAddressSchema),
  isInstant: z.boolean(),
};

/** A mentor's profile, as they edit it. */
export const ownMentorSchema = z.object({
  id: z.string(),
  /** Null until it is approved. */
  slug: z.nullable(z.string()),
  state: mentorStateSchema,
  /** Why staff declined it. */
  declineReason: z.nullable(z.string()),
  /** Whether moderators hid it. */
  isHidden: z.boolean(),
  ...profileFields,
  hours: hoursSchema,
  services: z.array(mentorServiceSchema),
  calendars: z.array(busyCalendarSchema),
  /** What is missing before staff can decide on it. */
  missing: z.array(z.enum(mentorRequirements)),
  sessions: z.int(),
  /** How many members want to know when a time is free. */
  waitingCount: z.int(),
});
export type OwnMentor = z.output<typeof ownMentorSchema>;

export const ownMentorChangeSchema = z.strictObject({
  ...z.partial(z.object(profileFields)).shape,
  /** Sends it to staff. */
  submit: z.optional(z.literal(true)),
});
export type OwnMentorChange = z.output<typeof ownMentorChangeSchema>;

import {
  amountSchema,
  currencySchema,
  momentSchema,
  personSummarySchema,
} from '@upround/shared/domain';
import * as z from 'zod/mini';
import { mentorServiceSchema } from './service.schema';
import { slotSchema, zoneSchema } from './slot.schema';
import {
  languageSchema,
  mentorNeedSchema,
  mentorStageSchema,
  mentorTimeSchema,
} from './topics.schema';

/** A mentor in a list. The figures count what happened here. */
export const mentorCardSchema = z.object({
  id: z.string(),
  slug: z.string(),
  person: personSummarySchema,
  headline: z.string(),
  /** The strongest first, as are needs. */
  stages: z.array(mentorStageSchema),
  needs: z.array(mentorNeedSchema),
  languages: z.array(languageSchema),
  /** The price of the cheapest service. */
  priceFrom: amountSchema,
  currency: currencySchema,
  zone: zoneSchema,
  /** The first free time as of the last quarter of an hour; null where there is none. */
  nextSlotAt: z.nullable(momentSchema),
  /** Sessions that took place. */
  sessions: z.int(),
  /** From 1 to 5; null without a review. */
  rating: z.nullable(z.number()),
  reviewCount: z.int(),
  /** In how many hours half of the requests were answered; null before the first one. */
  replyHours: z.nullable(z.int()),
});
export type MentorCard = z.output<typeof mentorCardSchema>;

/** A mentor's page. */
export const mentorSchema = z.object({
  ...mentorCardSchema.shape,
  about: z.string(),
  services: z.array(mentorServiceSchema),
  /** Whether sessions are confirmed without waiting for an answer. */
  isInstant: z.boolean(),
  /** Minutes from now to the first session that can be booked. */
  minimumNotice: z.int(),
  /** How many days ahead can be booked. */
  horizon: z.int(),
  /** The next free times of the first service, at most six. */
  nextSlots: z.array(slotSchema),
  /** Whether sessions can be booked now; paused mentors are shown to themselves alone. */
  state: z.enum(['LISTED', 'PAUSED']),
  /** Whether it's the viewer. */
  isOwn: z.boolean(),
  /** The viewer's session that waits for its payment or for an answer: no other can be requested meanwhile. */
  openRequest: z.nullable(z.string()),
  /** Whether the viewer is notified when a time is free again. */
  isWaiting: z.boolean(),
  /** Whether the viewer has saved them. */
  isBookmarked: z.boolean(),
});
export type Mentor = z.output<typeof mentorSchema>;

const countsOf = <Value extends z.ZodMiniType>(value: Value) =>
  z.array(z.object({ value, count: z.int() }));

/** How many mentors each value would leave beside the filters of the other fields. */
export const mentorCountsSchema = z.object({
  stage: countsOf(mentorStageSchema),
  need: countsOf(mentorNeedSchema),
  language: countsOf(languageSchema),
  /** By the most that a session may cost, in paise. */
  budget: countsOf(amountSchema),
  when: countsOf(mentorTimeSchema),
});
export type MentorCounts = z.output<typeof mentorCountsSchema>;

import { textLimits, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { mentorLimits } from './mentor-limits';
import {
  languageSchema,
  mentorNeedSchema,
  mentorStageSchema,
  mentorTimeSchema,
} from './topics.schema';

/** `best` by default: ratings, where few reviews count little. */
export const mentorSorts = ['best', 'soonest', 'price', 'rating'] as const;
export const mentorSortSchema = z.enum(mentorSorts);
export type MentorSort = (typeof mentorSorts)[number];

/** Several values of a filter with commas between; a mentor matches who has any of them. */
const anyOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.optional(z.array(item).check(z.minLength(1), z.maxLength(mentorLimits.filterValues)));

/** In paise, in an address. */
export const budgetSchema = z.coerce
  .number()
  .check(z.int(), z.minimum(0), z.maximum(mentorLimits.price));

/** By what the directory is filtered. Every filter that is given narrows it. */
export const mentorFilterFields = {
  /** Words of name, headline and about. */
  query: z.optional(textOf(textLimits.query, 0)),
  stage: anyOf(mentorStageSchema),
  need: anyOf(mentorNeedSchema),
  language: anyOf(languageSchema),
  /** The most that the cheapest service costs, in paise; 0 for free sessions. */
  maxPrice: z.optional(budgetSchema),
  /** Until when a time has to be free. */
  when: z.optional(mentorTimeSchema),
};

export const mentorFiltersSchema = z.strictObject(mentorFilterFields);
export type MentorFilters = z.output<typeof mentorFiltersSchema>;

import { defineCall, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import { idSchema, momentSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { mentorFilterFields, mentorFiltersSchema, mentorSortSchema } from './mentor-filters.schema';
import { mentorLimits } from './mentor-limits';
import { mentorCardSchema, mentorCountsSchema, mentorSchema } from './mentor.schema';
import { mentorErrors } from './mentor.errors';
import { slotsSchema } from './slot.schema';

const all = { version: 'v1', path: '/mentor', access: 'guest' } as const;
const one = { ...all, path: '/mentor/{slug}', params: z.strictObject({ slug: idSchema }) } as const;

export const listMentors = defineCall({
  ...all,
  id: 'mentor.listMentors',
  summary: 'Lists mentors, filtered and sorted',
  method: 'GET',
  query: z.strictObject({
    ...mentorFilterFields,
    sort: z.optional(mentorSortSchema),
    ...segmentQuery,
  }),
  limit: 'read',
  paging: 'segment',
  response: segmentOf(mentorCardSchema),
});

export const readMentorFacets = defineCall({
  ...all,
  id: 'mentor.readMentorFacets',
  summary: 'Counts the mentors that each filter value would leave',
  method: 'GET',
  path: '/mentor-facets',
  query: mentorFiltersSchema,
  limit: 'search',
  response: z.object({ total: z.int(), counts: mentorCountsSchema }),
});

export const readMentor = defineCall({
  ...one,
  id: 'mentor.readMentor',
  summary: 'Reads one mentor with services and the next available times',
  method: 'GET',
  limit: 'read',
  response: mentorSchema,
});

export const readMentorByUser = defineCall({
  ...all,
  id: 'mentor.readMentorByUser',
  summary: 'Reads what a person offers as a mentor',
  method: 'GET',
  query: z.strictObject({ userId: idSchema }),
  selectedBy: ['userId'],
  limit: 'read',
  response: mentorCardSchema,
});

export const listSlots = defineCall({
  ...one,
  id: 'mentor.listSlots',
  summary: 'Lists the available times of a service of a mentor',
  method: 'GET',
  path: '/mentor/{slug}/slots',
  query: z.strictObject({
    service: idSchema,
    from: momentSchema,
    to: momentSchema,
    /** Leaves the time of this session of yours free, to move it. */
    booking: z.optional(idSchema),
    limit: z.optional(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(mentorLimits.slots)),
    ),
  }),
  limit: 'search',
  response: slotsSchema,
  errors: [mentorErrors.WINDOW_TOO_LONG],
});

const waiting = z.object({ active: z.boolean() });

export const waitForMentor = defineCall({
  ...one,
  id: 'mentor.waitForMentor',
  summary: 'Notifies you when a mentor without available times has one again',
  method: 'POST',
  path: '/mentor/{slug}/wait',
  access: 'member',
  limit: 'reaction',
  response: waiting,
  errors: [mentorErrors.HAS_SLOTS],
});

export const stopWaiting = defineCall({
  ...one,
  id: 'mentor.stopWaiting',
  summary: 'Stops waiting for available times of a mentor',
  method: 'DELETE',
  path: '/mentor/{slug}/wait',
  access: 'member',
  limit: 'reaction',
  status: 200,
  response: waiting,
});

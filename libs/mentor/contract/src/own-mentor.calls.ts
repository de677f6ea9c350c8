import { defineCall } from '@upround/shared/contract-core';
import { idSchema, webAddressSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { hoursSchema, savedHoursSchema } from './hours.schema';
import { mentorErrors } from './mentor.errors';
import { busyCalendarSchema, ownMentorChangeSchema, ownMentorSchema } from './own-mentor.schema';
import { serviceChangeSchema, serviceDraftSchema } from './service.schema';

const own = { version: 'v1', path: '/mentor-profile', access: 'member' } as const;
const service = { ...own, path: '/mentor-profile/service/{id}' } as const;
const params = z.strictObject({ id: idSchema });

export const readOwnMentor = defineCall({
  ...own,
  id: 'mentor.readOwnMentor',
  summary: 'Reads your profile as a mentor',
  method: 'GET',
  limit: 'read',
  response: z.object({ mentor: z.nullable(ownMentorSchema) }),
});

export const saveOwnMentor = defineCall({
  ...own,
  id: 'mentor.saveOwnMentor',
  summary: 'Saves your profile as a mentor, and sends it to staff',
  method: 'PATCH',
  limit: 'post',
  body: ownMentorChangeSchema,
  response: ownMentorSchema,
  errors: [mentorErrors.INCOMPLETE],
});

export const setMentorState = defineCall({
  ...own,
  id: 'mentor.setMentorState',
  summary: 'Pauses new sessions, or takes them again',
  method: 'PATCH',
  path: '/mentor-profile/state',
  limit: 'reaction',
  body: z.strictObject({ state: z.enum(['PAUSED', 'LISTED']) }),
  response: ownMentorSchema,
  errors: [mentorErrors.NOT_APPROVED, mentorErrors.INCOMPLETE],
});

export const saveHours = defineCall({
  ...own,
  id: 'mentor.saveHours',
  summary: 'Saves when you take sessions',
  method: 'PATCH',
  path: '/mentor-profile/hours',
  limit: 'post',
  body: hoursSchema,
  response: savedHoursSchema,
  errors: [mentorErrors.INVALID_HOURS],
});

export const addService = defineCall({
  ...own,
  id: 'mentor.addService',
  summary: 'Adds a service that members can book',
  method: 'POST',
  path: '/mentor-profile/service',
  limit: 'post',
  body: serviceDraftSchema,
  status: 201,
  response: ownMentorSchema,
  errors: [mentorErrors.TOO_MANY_SERVICES],
});

export const saveService = defineCall({
  ...service,
  id: 'mentor.saveService',
  summary: 'Changes a service of yours',
  method: 'PATCH',
  params,
  limit: 'post',
  body: serviceChangeSchema,
  response: ownMentorSchema,
});

export const retireService = defineCall({
  ...service,
  id: 'mentor.retireService',
  summary: 'Ends a service of yours',
  method: 'DELETE',
  params,
  limit: 'post',
  status: 200,
  response: ownMentorSchema,
});

export const addBusyCalendar = defineCall({
  ...own,
  id: 'mentor.addBusyCalendar',
  summary: 'Adds a calendar of yours whose busy times can’t be booked',
  method: 'POST',
  path: '/mentor-profile/calendar',
  limit: 'preview',
  body: z.strictObject({ url: webAddressSchema }),
  status: 201,
  response: busyCalendarSchema,
  errors: [mentorErrors.CALENDAR_UNREADABLE, mentorErrors.TOO_MANY_CALENDARS],
});

export const removeBusyCalendar = defineCall({
  ...own,
  id: 'mentor.removeBusyCalendar',
  summary: 'Removes a calendar of yours with its busy times',
  method: 'DELETE',
  path: '/mentor-profile/calendar/{id}',
  params,
  limit: 'reaction',
});

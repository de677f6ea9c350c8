import { defineCall } from '@upround/shared/contract-core';
import { matchQuerySchema, mentorMatchSchema } from './funnel.schema';

export const matchMentors = defineCall({
  id: 'mentor.matchMentors',
  summary: 'Finds the mentors that fit the answers of the guided choice',
  method: 'GET',
  version: 'v1',
  path: '/mentor-match',
  access: 'guest',
  limit: 'search',
  query: matchQuerySchema,
  response: mentorMatchSchema,
});

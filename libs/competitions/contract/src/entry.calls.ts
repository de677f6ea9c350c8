import { defineCall } from '@upround/shared/contract-core';
import { idSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { competitionErrors } from './competition.errors';
import { competitionLimits } from './competition-limits';
import {
  entryDraftSchema,
  invitationSchema,
  inviteTokenSchema,
  ownEntrySchema,
  suggestionSchema,
} from './entry.schema';

const own = {
  version: 'v1',
  path: '/competition/{slug}/entry',
  access: 'member',
  params: z.strictObject({ slug: idSchema }),
} as const;

export const readOwnEntry = defineCall({
  ...own,
  id: 'competitions.readOwnEntry',
  summary: 'Reads your entry to a competition',
  method: 'GET',
  limit: 'read',
  response: z.object({ entry: z.nullable(ownEntrySchema) }),
});

export const listSuggestions = defineCall({
  ...own,
  id: 'competitions.listSuggestions',
  summary: 'Lists what your entry can be filled from',
  method: 'GET',
  path: '/competition/{slug}/entry/suggestions',
  limit: 'read',
  response: z.object({
    data: z.array(suggestionSchema).check(z.maxLength(competitionLimits.suggestions)),
  }),
});

export const saveEntry = defineCall({
  ...own,
  id: 'competitions.saveEntry',
  summary: 'Saves the draft of your entry',
  method: 'PATCH',
  limit: 'reaction',
  body: entryDraftSchema,
  response: ownEntrySchema,
  errors: [
    competitionErrors.NOT_OPEN,
    competitionErrors.CLOSED,
    competitionErrors.ENTRY_CHANGED,
    competitionErrors.UNKNOWN_FIELD,
    competitionErrors.TEXT_TOO_LONG,
    competitionErrors.NOT_YOUR_FILE,
    competitionErrors.FILE_TWICE,
    competitionErrors.FILE_TOO_LARGE,
    competitionErrors.ONLY_FILES,
  ],
});

export const submitEntry = defineCall({
  ...own,
  id: 'competitions.submitEntry',
  summary: 'Submits your entry as it is saved, and returns its receipt',
  method: 'POST',
  limit: 'reaction',
  body: z.strictObject({
    /** Of the entry as it was last read: what a team mate changed since isn't submitted unread. */
    revision: z.int().check(z.minimum(1)),
  }),
  status: 201,
  response: ownEntrySchema,
  errors: [
    competitionErrors.NOT_OPEN,
    competitionErrors.CLOSED,
    competitionErrors.INCOMPLETE,
    competitionErrors.ENTRY_CHANGED,
  ],
});

export const withdrawEntry = defineCall({
  ...own,
  id: 'competitions.withdrawEntry',
  summary: 'Withdraws your entry',
  method: 'DELETE',
  limit: 'reaction',
  errors: [competitionErrors.NOT_OWNER, competitionErrors.CLOSED],
});

const invite = {
  ...own,
  path: '/competition/{slug}/invite/{token}',
  params: z.strictObject({ slug: idSchema, token: inviteTokenSchema }),
} as const;

export const readInvitation = defineCall({
  ...invite,
  id: 'competitions.readInvitation',
  summary: 'Reads an invitation to a team',
  method: 'GET',
  limit: 'search',
  response: invitationSchema,
});

export const acceptInvitation = defineCall({
  ...invite,
  id: 'competitions.acceptInvitation',
  summary: 'Joins the team of an entry by an invitation',
  method: 'POST',
  limit: 'report',
  response: ownEntrySchema,
  errors: [
    competitionErrors.NOT_OPEN,
    competitionErrors.CLOSED,
    competitionErrors.ALREADY_IN,
    competitionErrors.TEAM_FULL,
  ],
});

export const renewInvitation = defineCall({
  ...own,
  id: 'competitions.renewInvitation',
  summary: 'Replaces the invitation link of your entry; the old one stops working',
  method: 'POST',
  path: '/competition/{slug}/invite',
  limit: 'report',
  response: ownEntrySchema,
  errors: [competitionErrors.NOT_OWNER, competitionErrors.CLOSED],
});

export const removeTeamMember = defineCall({
  ...own,
  id: 'competitions.removeTeamMember',
  summary: 'Removes someone from the team of your entry, or leaves it',
  method: 'DELETE',
  path: '/competition/{slug}/team/{userId}',
  params: z.strictObject({ slug: idSchema, userId: idSchema }),
  limit: 'reaction',
  errors: [competitionErrors.NOT_OWNER, competitionErrors.OWNER_STAYS, competitionErrors.CLOSED],
});

import { defineCall, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import { idSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import {
  competitionKindSchema,
  competitionSchema,
  competitionSeriesSchema,
  listedCompetitionSchema,
} from './competition.schema';
import { competitionErrors } from './competition.errors';
import { competitionLimits } from './competition-limits';
import {
  checkedReceiptSchema,
  galleryEntrySchema,
  profileEntrySchema,
  publicEntrySchema,
} from './entry.schema';

const all = { version: 'v1', path: '/competition', access: 'guest' } as const;
const one = {
  ...all,
  path: '/competition/{slug}',
  params: z.strictObject({ slug: idSchema }),
} as const;

/** Which competitions: entries are open, will be, are judged and voted on, or have a result. */
export const competitionStatuses = ['OPEN', 'COMING', 'JUDGING', 'PAST'] as const;
export type CompetitionStatus = (typeof competitionStatuses)[number];

/** What a list can be asked for: one status, or `ALL` of them together. */
export const listedStatuses = [...competitionStatuses, 'ALL'] as const;
export type ListedStatus = (typeof listedStatuses)[number];

/** The orders of a gallery. */
export const entryOrders = ['RANDOM', 'VOTES', 'SUBMITTED'] as const;
export type EntryOrder = (typeof entryOrders)[number];

export const listCompetitions = defineCall({
  ...all,
  id: 'competitions.listCompetitions',
  summary: 'Lists competitions that are open, coming, being judged or past',
  method: 'GET',
  query: z.strictObject({
    /**
     * `OPEN` by default, the next deadline first; coming ones by their opening, judged ones by their planned result,
     * past ones by the latest result, and `ALL` by the latest deadline; of your own, what comes next in them comes first.
     */
    status: z.optional(z.enum(listedStatuses)),
    kind: z.optional(competitionKindSchema),
    /** The rounds of a showcase or campaign. */
    series: z.optional(competitionSeriesSchema),
    /** Only those that you are in or follow. */
    mine: z.optional(z.literal('true')),
    ...segmentQuery,
  }),
  limit: 'read',
  paging: 'segment',
  response: z.extend(segmentOf(listedCompetitionSchema), {
    /** How many there are of each status, whatever is listed. */
    counts: z.object({ OPEN: z.int(), COMING: z.int(), JUDGING: z.int(), PAST: z.int() }),
  }),
});

export const readCompetition = defineCall({
  ...one,
  id: 'competitions.readCompetition',
  summary: 'Reads one competition with rules, prizes and its public changes',
  method: 'GET',
  limit: 'read',
  response: competitionSchema,
});

/** The newest round of a showcase or campaign; null where there was none yet. */
export const readRound = defineCall({
  ...all,
  id: 'competitions.readRound',
  summary: 'Reads the newest round of a showcase or campaign',
  method: 'GET',
  path: '/competition-round/{series}',
  params: z.strictObject({ series: competitionSeriesSchema }),
  limit: 'read',
  response: z.object({ round: z.nullable(competitionSchema) }),
});

export const listEntries = defineCall({
  ...one,
  id: 'competitions.listEntries',
  summary: 'Lists the entries of a competition once they are closed',
  method: 'GET',
  path: '/competition/{slug}/entries',
  query: z.strictObject({
    /** With a public vote random until its counts are shown, and then by votes; otherwise by submission. */
    order: z.optional(z.enum(entryOrders)),
    /** Another text gives another random order. */
    seed: z.optional(z.string().check(z.regex(/^[a-z0-9]{1,32}$/))),
    ...segmentQuery,
  }),
  limit: 'read',
  paging: 'segment',
  response: segmentOf(galleryEntrySchema),
  errors: [competitionErrors.COUNTS_HIDDEN],
});

export const readEntry = defineCall({
  ...one,
  id: 'competitions.readEntry',
  summary: 'Reads one entry once entries are closed',
  method: 'GET',
  path: '/competition/{slug}/entries/{entryId}',
  params: z.strictObject({ slug: idSchema, entryId: idSchema }),
  limit: 'read',
  response: publicEntrySchema,
});

export const listEntriesOfPerson = defineCall({
  ...all,
  id: 'competitions.listEntriesOfPerson',
  summary: 'Lists what a person entered and won',
  method: 'GET',
  path: '/competition-entries',
  query: z.strictObject({ userId: idSchema }),
  selectedBy: ['userId'],
  limit: 'read',
  response: z.object({
    /** The newest first, at most six. */
    data: z.array(profileEntrySchema).check(z.maxLength(competitionLimits.entriesOfPerson)),
    /** All of them. */
    count: z.int(),
  }),
});

export const checkReceipt = defineCall({
  ...all,
  id: 'competitions.checkReceipt',
  summary: 'Checks the receipt of a submission',
  method: 'GET',
  path: '/competition/{slug}/receipt/{code}',
  params: z.strictObject({ slug: idSchema, code: idSchema }),
  limit: 'search',
  response: checkedReceiptSchema,
});

const following = z.object({ active: z.boolean(), count: z.int() });

export const followCompetition = defineCall({
  ...one,
  id: 'competitions.followCompetition',
  summary: 'Notifies you of changes to a competition',
  method: 'POST',
  path: '/competition/{slug}/follow',
  access: 'member',
  limit: 'reaction',
  response: following,
});

export const unfollowCompetition = defineCall({
  ...one,
  id: 'competitions.unfollowCompetition',
  summary: 'Stops notifying you of changes to a competition',
  method: 'DELETE',
  path: '/competition/{slug}/follow',
  access: 'member',
  limit: 'reaction',
  status: 200,
  response: following,
});

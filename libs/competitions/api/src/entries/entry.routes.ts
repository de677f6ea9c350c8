import * as calls from '@upround/competitions/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { isId } from '@upround/shared/db';
import {
  AppError,
  implement,
  memberOf,
  viewerId,
  type CallImplementation,
  type WriteContext,
} from '@upround/shared/server-kit';
import { voteOf } from '../competition/competition.columns';
import { neededCompetition, neededListing } from '../competition/needed-competition';
import type { CompetitionsSettings } from '../competitions-settings';
import {
  findListedEntry,
  publicAnswers,
  readEntriesOfPerson,
  toGalleryEntry,
  toProfileEntry,
} from './gallery-entry.read-model';
import { readGalleryPage } from './gallery-page';
import { toOwnEntry } from './own-entry.mapper';
import * as own from './own-entry.service';
import { findOwnEntry } from './own-entry.store';
import { checkReceipt } from './receipt.store';
import { readSuggestions } from './suggestion.read-model';
import {
  acceptInvitation,
  readInvitation,
  removeTeamMember,
  renewInvitation,
} from './team.service';
import { readTeams } from './team.store';

/** A write by a member to a competition that they can read. */
async function writeTo(
  context: WriteContext,
  slug: string,
  arrivedAt: Date,
): Promise<own.EntryWrite> {
  const { userId } = memberOf(context);
  return { competition: await neededCompetition(context.trx, userId, slug), userId, arrivedAt };
}

/** The entry as it is after a write. @throws AppError `NOT_FOUND` */
async function entryAfter(
  settings: CompetitionsSettings,
  { trx }: WriteContext,
  { competition, userId }: own.EntryWrite,
) {
  const entry = await findOwnEntry(trx, { competitionId: competition.id, userId });
  if (entry === undefined) throw new AppError(coreErrors.NOT_FOUND);
  return toOwnEntry(settings, trx, competition, entry, userId);
}

/** Reading what was entered: one's own, the gallery, a receipt. */
const readingRoutes = (settings: CompetitionsSettings): CallImplementation[] => [
  implement(calls.readOwnEntry, {
    handle: async (context, { params }) => {
      const { userId } = memberOf(context);
      const { db } = context;
      const competition = await neededCompetition(db, userId, params.slug);
      const entry = await findOwnEntry(db, { competitionId: competition.id, userId });
      if (entry === undefined) return { entry: null };
      return { entry: await toOwnEntry(settings, db, competition, entry, userId) };
    },
  }),
  implement(calls.listEntries, {
    handle: async (context, { params, query }) => {
      const viewer = viewerId(context.viewer);
      const competition = await neededListing(context.db, viewer, params.slug);
      const now = settings.now();
      if (now < competition.closes_at) return { data: [], nextSegment: null };
      return readGalleryPage(context, { competition, viewer, now }, query);
    },
  }),
  implement(calls.readEntry, {
    handle: async ({ db, viewer: asking }, { params: { slug, entryId } }) => {
      const userId = viewerId(asking);
      const competition = await neededCompetition(db, userId, slug);
      const now = settings.now();
      const isClosed = now >= competition.closes_at && isId(entryId);
      const of = { competitionId: competition.id, entryId, userId };
      const row = isClosed ? await findListedEntry(db, of) : undefined;
      if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
      const team = (await readTeams(db, [row.id], userId)).get(row.id) ?? [];
      const people = team.map(({ person }) => person);
      const areCountsShown = voteOf(competition, now)?.areCountsShown ?? false;
      return {
        ...toGalleryEntry(row, people, areCountsShown),
        answers: publicAnswers(competition.form, row.answers),
      };
    },
  }),
  implement(calls.listEntriesOfPerson, {
    handle: async ({ db, viewer: asking }, { query: { userId } }) => {
      const viewer = viewerId(asking);
      const now = settings.now();
      const rows = isId(userId) ? await readEntriesOfPerson(db, { userId, viewer, now }) : [];
      const ids = rows.map(({ id }) => id);
      const teams = await readTeams(db, ids, viewer);
      const data = rows.map((row) =>
        toProfileEntry(
          row,
          (teams.get(row.id) ?? []).map(({ person }) => person),
          now,
        ),
      );
      return { data, count: rows[0]?.count ?? 0 };
    },
  }),
  implement(calls.listSuggestions, {
    handle: async (context, { params }) => {
      const { userId } = memberOf(context);
      const competition = await neededCompetition(context.db, userId, params.slug);
      return { data: await readSuggestions(settings, context.db, competition, userId) };
    },
  }),
  implement(calls.checkReceipt, {
    handle: async ({ db, viewer: asking }, { params: { slug, code } }) => {
      const viewer = viewerId(asking);
      const { id: competitionId } = await neededCompetition(db, viewer, slug);
      const receipt = await checkReceipt(db, { code, competitionId, viewer });
      if (receipt === null) throw new AppError(coreErrors.NOT_FOUND);
      return receipt;
    },
  }),
  implement(calls.readInvitation, {
    handle: async (context, { params: { slug, token } }) => {
      const { userId } = memberOf(context);
      const competition = await neededCompetition(context.db, userId, slug);
      return readInvitation(settings, context.db, { competition, userId }, token);
    },
  }),
];

/** Saving, submitting and withdrawing one's entry. The moment of arrival decides what is in time. */
const writingRoutes = (settings: CompetitionsSettings): CallImplementation[] => {
  const prepare = async () => settings.now();
  return [
    implement(calls.saveEntry, {
      prepare,
      handle: async (context, { params, body }, arrivedAt) => {
        const write = await writeTo(context, params.slug, arrivedAt);
        await own.saveDraft(settings, context, write, body);
        return entryAfter(settings, context, write);
      },
    }),
    implement(calls.submitEntry, {
      prepare,
      handle: async (context, { params, body }, arrivedAt) => {
        const write = await writeTo(context, params.slug, arrivedAt);
        await own.submitDraft(settings, context, write, body.revision);
        return entryAfter(settings, context, write);
      },
    }),
    implement(calls.withdrawEntry, {
      prepare,
      handle: async (context, { params }, arrivedAt) => {
        const write = await writeTo(context, params.slug, arrivedAt);
        await own.withdrawOwnEntry(settings, context, write);
      },
    }),
  ];
};

/** The team of one's entry. */
const teamRoutes = (settings: CompetitionsSettings): CallImplementation[] => {
  const prepare = async () => settings.now();
  return [
    implement(calls.acceptInvitation, {
      prepare,
      handle: async (context, { params: { slug, token } }, arrivedAt) => {
        const write = await writeTo(context, slug, arrivedAt);
        await acceptInvitation(settings, context, write, token);
        return entryAfter(settings, context, write);
      },
    }),
    implement(calls.renewInvitation, {
      prepare,
      handle: async (context, { params }, arrivedAt) => {
        const write = await writeTo(context, params.slug, arrivedAt);
        await renewInvitation(context, write);
        return entryAfter(settings, context, write);
      },
    }),
    implement(calls.removeTeamMember, {
      prepare,
      handle: async (context, { params: { slug, userId } }, arrivedAt) => {
        const write = await writeTo(context, slug, arrivedAt);
        await removeTeamMember(settings, context, write, userId);
      },
    }),
  ];
};

/** The calls of entries. */
export const entryRoutes = (settings: CompetitionsSettings): CallImplementation[] => [
  ...readingRoutes(settings),
  ...writingRoutes(settings),
  ...teamRoutes(settings),
];

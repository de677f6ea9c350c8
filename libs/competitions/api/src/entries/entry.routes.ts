import * as calls from '@upround/competitions/contract';
import { coreErrors } from '@upround/shared/contract-core';
import {
  AppError,
  cutPage,
  implement,
  limitOf,
  memberOf,
  viewerId,
  type CallImplementation,
  type WriteContext,
} from '@upround/shared/server-kit';
import { neededCompetition } from '../competition/needed-competition';
import type { CompetitionsSettings } from '../competitions-settings';
import { positionOf, readGallery, type GalleryPosition } from './gallery.read-model';
import { toOwnEntry } from './own-entry.mapper';
import * as own from './own-entry.service';
import { findOwnEntry } from './own-entry.store';
import { checkReceipt } from './receipt.store';
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
    handle: async ({ db, viewer: asking, cursors }, { params, query }) => {
      const viewer = viewerId(asking);
      const competition = await neededCompetition(db, viewer, params.slug);
      const isClosed = settings.now() >= competition.closes_at;
      const position = cursors.read<GalleryPosition>(query.cursor);
      const rows = isClosed
        ? await readGallery(
            db,
            { competitionId: competition.id, viewer },
            position,
            limitOf(query) + 1,
          )
        : [];
      const teams = await readTeams(
        db,
        rows.map(({ id }) => id),
        viewer,
      );
      return cutPage(rows, query, cursors, positionOf, (row) => ({
        id: row.id,
        title: row.title,
        tagline: row.tagline,
        team: (teams.get(row.id) ?? []).map(({ person }) => person),
        submittedAt: row.submitted_at.toISOString(),
      }));
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

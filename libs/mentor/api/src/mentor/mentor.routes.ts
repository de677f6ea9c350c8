import {
  listMentors,
  readMentor,
  readMentorByUser,
  readMentorFacets,
  type Mentor,
} from '@upround/mentor/contract';
import { coreErrors } from '@upround/shared/contract-core';
import type { Database } from '@upround/shared/db';
import {
  AppError,
  cutPage,
  implement,
  limitOf,
  viewerId,
  type CallImplementation,
} from '@upround/shared/server-kit';
import { firstSlots } from '../hours/first-slots';
import { rulesOf } from '../hours/mentor-rules.store';
import { toSlot } from '../hours/to-slot';
import type { MentorSettings } from '../mentor-settings';
import { openServices } from '../services/service.store';
import { positionOf, readDirectory, type DirectoryPosition } from './directory.read-model';
import { countFacets } from './facets.read-model';
import { toCard } from './mentor.columns';
import { findCardByUser, findMentor, type PageRow } from './mentor.read-model';
import { toService } from './own-mentor.store';

/** Slots and days of a mentor's page. */
const SHOWN = { slots: 6, days: 62 };

async function toMentor(db: Database, row: PageRow, now: Date): Promise<Mentor> {
  const services = await openServices(db, row.id);
  const rules = await rulesOf(db, row.id);
  const [service] = services;
  const [slots = []] =
    service === undefined || rules === null || row.state !== 'LISTED'
      ? []
      : await firstSlots(db, {
          mentorId: row.id,
          rules,
          services: [service],
          now,
          count: SHOWN.slots,
          days: SHOWN.days,
        });
  return {
    ...toCard(row),
    about: row.about,
    services: services.map(toService),
    isInstant: row.is_instant,
    minimumNotice: row.minimum_notice,
    horizon: row.horizon,
    nextSlots: slots.map(toSlot),
    state: row.state,
    isOwn: row.is_own,
    openRequest: row.open_request,
    isWaiting: row.is_waiting,
    isBookmarked: row.is_bookmarked,
  };
}

/** The calls that read mentors. */
export const mentorRoutes = ({ now }: Pick<MentorSettings, 'now'>): CallImplementation[] => [
  implement(listMentors, {
    handle: async ({ db, viewer, cursors }, { query }) => {
      const { sort = 'best', cursor, limit: _, ...filters } = query;
      const rows = await readDirectory(
        db,
        { viewer: viewerId(viewer) },
        {
          filters,
          sort,
          position: cursors.read<DirectoryPosition>(cursor),
          limit: limitOf(query) + 1,
          now: now(),
        },
      );
      return cutPage(rows, query, cursors, positionOf, toCard);
    },
  }),
  implement(readMentorFacets, {
    handle: ({ db, viewer }, { query }) =>
      countFacets(db, { viewer: viewerId(viewer) }, query, now()),
  }),
  implement(readMentor, {
    handle: async ({ db, viewer }, { params }) => {
      const at = now();
      const row = await findMentor(db, viewerId(viewer), params.slug, at);
      if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
      return toMentor(db, row, at);
    },
  }),
  implement(readMentorByUser, {
    handle: async ({ db, viewer }, { query }) => {
      const row = await findCardByUser(db, viewerId(viewer), query.userId);
      if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
      return toCard(row);
    },
  }),
];

import {
  deleteTrackerView,
  editTrackerView,
  listTrackerViews,
  saveTrackerView,
  trackerLimits,
  trackersErrors,
} from '@upround/trackers/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { isId } from '@upround/shared/db';
import { AppError, implement, memberOf, type CallImplementation } from '@upround/shared/server-kit';
import type { TrackersSettings } from '../trackers-settings';
import {
  deleteView,
  findView,
  insertView,
  isNameTaken,
  listViews,
  lockViews,
  toView,
  updateView,
} from './view.store';

const notFound = () => new AppError(coreErrors.NOT_FOUND);

/** The calls of a member's saved views. */
export const viewRoutes = ({ now }: Pick<TrackersSettings, 'now'>): CallImplementation[] => [
  implement(listTrackerViews, {
    handle: async (context) => ({
      data: (await listViews(context.db, memberOf(context).userId)).map(toView),
    }),
  }),
  implement(saveTrackerView, {
    handle: async (context, { body }) => {
      const { userId } = memberOf(context);
      const taken = await lockViews(context.trx, userId);
      if (taken >= trackerLimits.views) throw new AppError(trackersErrors.TOO_MANY_VIEWS);
      const view = await insertView(context.trx, userId, body, now());
      if (view === undefined) throw new AppError(trackersErrors.VIEW_EXISTS, { path: 'name' });
      return toView(view);
    },
  }),
  implement(editTrackerView, {
    handle: async (context, { params: { id }, body }) => {
      const { userId } = memberOf(context);
      const { trx } = context;
      await lockViews(trx, userId);
      const view = isId(id) ? await findView(trx, userId, id) : undefined;
      if (view === undefined) throw notFound();
      const name = body.name ?? view.name;
      if (await isNameTaken(trx, userId, id, name)) {
        throw new AppError(trackersErrors.VIEW_EXISTS, { path: 'name' });
      }
      const changed = await updateView(trx, id, {
        name,
        type: body.type ?? view.type,
        filters: body.filters ?? view.filters,
        columns: body.columns ?? view.columns,
      });
      if (changed === undefined) throw notFound();
      return toView(changed);
    },
  }),
  implement(deleteTrackerView, {
    handle: async (context, { params: { id } }) => {
      const isThere = isId(id) && (await deleteView(context.trx, memberOf(context).userId, id));
      if (!isThere) throw notFound();
      return undefined;
    },
  }),
];

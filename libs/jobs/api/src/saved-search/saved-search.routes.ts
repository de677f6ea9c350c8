import {
  editSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  saveSearch,
  type SavedSearch,
} from '@upround/jobs/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { isId } from '@upround/shared/db';
import { AppError, implement, memberOf, type CallImplementation } from '@upround/shared/server-kit';
import type { JobsSettings } from '../jobs-settings';
import { opensTo, tooManySearches } from '../plan';
import { presentSearch, searchesOf } from './saved-search.read-model';
import { deleteSavedSearch, insertSavedSearch, updateSavedSearch } from './saved-search.store';

/** The calls of a member's saved searches. */
export function savedSearchRoutes(settings: JobsSettings): CallImplementation[] {
  const { now } = settings;
  return [
    implement(listSavedSearches, {
      handle: async (context) => {
        const rows = await searchesOf.all(context.db, { person: memberOf(context).userId });
        const at = now();
        const data: SavedSearch[] = [];
        // One after another: a list takes one connection, however many searches it has.
        for (const row of rows) data.push(await presentSearch(context.db, row, at));
        return { data };
      },
    }),
    implement(saveSearch, {
      handle: async (context, { body }) => {
        const { userId } = memberOf(context);
        const draft = { ...body, alert: body.alert ?? 'NONE' } as const;
        const { savedSearches: most } = await opensTo(settings, context.trx, userId);
        const row = await insertSavedSearch(context.trx, { userId, most }, draft, now());
        if (row === undefined) throw new AppError(tooManySearches(most));
        return presentSearch(context.trx, row, now());
      },
    }),
    implement(editSavedSearch, {
      handle: async (context, { params: { id }, body }) => {
        const own = { id, userId: memberOf(context).userId };
        const row = isId(id) ? await updateSavedSearch(context.trx, own, body, now()) : undefined;
        if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
        return presentSearch(context.trx, row, now());
      },
    }),
    implement(removeSavedSearch, {
      handle: async (context, { params: { id } }) => {
        const { userId } = memberOf(context);
        const isGone = isId(id) && (await deleteSavedSearch(context.trx, id, userId));
        if (!isGone) throw new AppError(coreErrors.NOT_FOUND);
      },
    }),
  ];
}

import { listSources, muteSource, readSource, unmuteSource } from '@upround/news/contract';
import { coreErrors } from '@upround/shared/contract-core';
import type { Relation } from '@upround/shared/domain';
import {
  AppError,
  cutPage,
  implement,
  limitOf,
  memberOf,
  viewerId,
  type CallImplementation,
  type IdPosition,
  type WriteContext,
} from '@upround/shared/server-kit';
import { toSource } from './source.mapper';
import { findSource, listSourcesOf } from './source.read-model';
import { muteSourceFor } from './source-mutes';

/** @throws AppError `NOT_FOUND` */
async function setMuted(context: WriteContext, id: string, active: boolean): Promise<Relation> {
  const { userId } = memberOf(context);
  const count = await muteSourceFor(context.trx, userId, id, active);
  if (count === null) throw new AppError(coreErrors.NOT_FOUND);
  return { referenceType: 'SOURCE', referenceId: id, active, count };
}

/** The calls about sources. */
export const sourceRoutes: readonly CallImplementation[] = [
  implement(listSources, {
    handle: async (context, { query }) => {
      if (query.filter !== undefined) memberOf(context);
      const rows = await listSourcesOf(context.db, {
        viewerId: viewerId(context.viewer),
        filter: query.filter,
        after: context.cursors.read<IdPosition>(query.cursor)?.i ?? '',
        limit: limitOf(query) + 1,
      });
      return cutPage(rows, query, context.cursors, ({ slug }) => ({ i: slug }), toSource);
    },
  }),
  implement(readSource, {
    handle: async (context, { params }) => {
      const row = await findSource(context.db, viewerId(context.viewer), params.id);
      if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
      return toSource(row);
    },
  }),
  implement(muteSource, {
    handle: (context, { params }) => setMuted(context, params.id, true),
  }),
  implement(unmuteSource, {
    handle: (context, { params }) => setMuted(context, params.id, false),
  }),
];

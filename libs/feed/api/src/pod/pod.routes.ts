import { listPods, readPod } from '@upround/feed/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { AppError, cutPage, implement, limitOf, viewerId } from '@upround/shared/server-kit';
import type { CallImplementation } from '@upround/shared/server-kit';
import { toPod } from './pod.mapper';
import { findPod, podsByMembers } from './pod.read-model';

/** More members than any pod has: where the list begins. */
const MOST_MEMBERS = 2_147_483_647;
const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

/** A place in the list of pods: members, then id. */
interface PodPosition {
  [name: string]: string | number;
  m: number;
  i: string;
}

/** The calls that read pods. */
export const podRoutes: readonly CallImplementation[] = [
  implement(listPods, {
    handle: async (context, { query }) => {
      const place = context.cursors.read<PodPosition>(query.cursor);
      const rows = await podsByMembers.all(context.db, limitOf(query) + 1, {
        viewer: viewerId(context.viewer),
        members: place?.m ?? MOST_MEMBERS,
        after: place?.i ?? LOWEST_ID,
      });
      const positionOf = (row: (typeof rows)[number]) => ({ m: row.member_count, i: row.id });
      return cutPage(rows, query, context.cursors, positionOf, toPod);
    },
  }),
  implement(readPod, {
    handle: async (context, { params }) => {
      const row = await findPod(context.db, viewerId(context.viewer), params.id);
      if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
      return toPod(row);
    },
  }),
];

import { listActivity, recordActivity } from '@upround/social/contract';
import type { PollBox } from '@upround/shared/ports';
import { implement, memberOf, type CallImplementation } from '@upround/shared/server-kit';
import { pageOf, sizeOf } from '../page';
import { listActivitiesOf, presentActivity } from './activity.read-model';
import { castVote } from './vote.service';

/** Voting, and the list of what one did. */
export function activityRoutes(polls: PollBox): CallImplementation[] {
  return [
    implement(recordActivity, {
      handle: (context, { body }) => castVote(polls, context, body),
    }),

    implement(listActivity, {
      handle: async (context, { query }) => {
        const size = sizeOf(query);
        const rows = await listActivitiesOf(context.db, {
          userId: memberOf(context).userId,
          before: context.cursors.read<{ i: string }>(query.cursor)?.i ?? null,
          limit: size + 1,
        });
        const page = pageOf(rows, size, (last) => context.cursors.sign({ i: last.id }));
        return { data: page.rows.map(presentActivity), nextSegment: page.nextSegment };
      },
    }),
  ];
}

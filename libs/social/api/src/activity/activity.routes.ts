import { listActivity, recordActivity } from '@upround/social/contract';
import type { PollBox } from '@upround/shared/ports';
import { implement, memberOf, type CallImplementation } from '@upround/shared/server-kit';
import { pageOf, sizeOf } from '../page';
import { describeAll } from '../targets/describe-all';
import type { TargetBook } from '../targets/target-book';
import { listActivitiesOf, presentActivity } from './activity.read-model';
import { castVote } from './vote.service';

/** Voting, and the list of what one did. */
export function activityRoutes(book: TargetBook, polls: PollBox): CallImplementation[] {
  return [
    implement(recordActivity, {
      handle: (context, { body }) => castVote(polls, context, body),
    }),

    implement(listActivity, {
      handle: async (context, { query }) => {
        const size = sizeOf(query);
        const { userId } = memberOf(context);
        const rows = await listActivitiesOf(context.db, {
          userId,
          before: context.cursors.read<{ i: string }>(query.cursor)?.i ?? null,
          limit: size + 1,
        });
        const page = pageOf(rows, size, (last) => context.cursors.sign({ i: last.id }));
        const data = page.rows.map(presentActivity);
        const records = await describeAll(book, context.db, userId, data);
        return {
          data: data.map((activity) => {
            const record = records.get(activity.referenceId);
            return record === undefined ? activity : { ...activity, record };
          }),
          nextSegment: page.nextSegment,
        };
      },
    }),
  ];
}

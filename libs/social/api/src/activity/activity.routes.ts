import { listActivity, readQuizScore, recordActivity } from '@upround/social/contract';
import { coreErrors, type HandlerInput } from '@upround/shared/contract-core';
import type { PollStore } from '@upround/shared/ports';
import {
  AppError,
  cutPage,
  implement,
  limitOf,
  memberOf,
  type CallImplementation,
  type IdPosition,
  type WriteContext,
} from '@upround/shared/server-kit';
import { describeAll } from '../targets/describe-all';
import type { TargetRegistry } from '../targets/target-registry';
import { listActivitiesOf, presentActivity } from './activity.read-model';
import { readScore } from './quiz-score.store';
import { recordMark } from './mark.service';
import { castVote } from './vote.service';

type Body = HandlerInput<typeof recordActivity>['body'];

/** Records that their slices let people mark are marked; the others are polls and quizzes, which are attempted. */
function record(registry: TargetRegistry, polls: PollStore, context: WriteContext, body: Body) {
  const { state, selection } = body;
  const { mark } = registry.of(body.referenceType);
  const states = mark === undefined ? ['ATTEMPTED'] : [mark.states.set, mark.states.unset];
  if (!states.includes(state)) throw new AppError(coreErrors.INVALID_FIELD, { path: 'state' });
  if (mark === undefined) return castVote(polls, context, body);
  if (selection !== undefined) throw new AppError(coreErrors.INVALID_FIELD, { path: 'selection' });
  return recordMark(registry, context, body, { mark, active: state === mark.states.set });
}

/** Voting, and the list of what one did. */
export function activityRoutes(registry: TargetRegistry, polls: PollStore): CallImplementation[] {
  return [
    implement(recordActivity, {
      handle: (context, { body }) => record(registry, polls, context, body),
    }),

    implement(readQuizScore, {
      handle: (context) => readScore(context.db, memberOf(context).userId),
    }),

    implement(listActivity, {
      handle: async (context, { query }) => {
        const { userId } = memberOf(context);
        const rows = await listActivitiesOf(context.db, {
          userId,
          removed: registry.marks().map(({ states }) => states.unset),
          before: context.cursors.read<IdPosition>(query.cursor)?.i ?? null,
          limit: limitOf(query) + 1,
        });
        const placeOf = ({ id }: { id: string }) => ({ i: id });
        const page = cutPage(rows, query, context.cursors, placeOf, presentActivity);
        const records = await describeAll(registry, context.db, userId, page.data);
        const data = page.data.map((activity) => {
          const record = records.get(activity.referenceId);
          return record === undefined ? activity : { ...activity, record };
        });
        return { ...page, data };
      },
    }),
  ];
}

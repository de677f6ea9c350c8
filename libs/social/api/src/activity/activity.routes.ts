import { listActivity, readQuizScore, recordActivity } from '@upround/social/contract';
import { coreErrors, type HandlerInput } from '@upround/shared/contract-core';
import type { PollBox } from '@upround/shared/ports';
import {
  AppError,
  cutPage,
  implement,
  limitOf,
  memberOf,
  type CallImplementation,
  type IdPlace,
  type WriteContext,
} from '@upround/shared/server-kit';
import { describeAll } from '../targets/describe-all';
import type { TargetRegistry } from '../targets/target-registry';
import { listActivitiesOf, presentActivity } from './activity.read-model';
import { readScore } from './quiz-score.store';
import { recordApplied } from './applied.service';
import { castVote } from './vote.service';
import { recordWouldUse } from './would-use.service';

type Body = HandlerInput<typeof recordActivity>['body'];

/** What is said of these; everything else is attempted. */
const said: Partial<Record<Body['referenceType'], readonly Body['state'][]>> = {
  IDEA: ['WOULD_USE', 'NOT_WOULD_USE'],
  JOB: ['APPLIED', 'NOT_APPLIED'],
};

/** Polls and quizzes are attempted; of ideas people say whether they would use them, of jobs whether they applied. */
function record(registry: TargetRegistry, polls: PollBox, context: WriteContext, body: Body) {
  const { referenceType, referenceId, state, selection } = body;
  if (!(said[referenceType] ?? ['ATTEMPTED']).includes(state)) {
    throw new AppError(coreErrors.INVALID_FIELD, { path: 'state' });
  }
  if (state === 'ATTEMPTED') return castVote(polls, context, body);
  if (selection !== undefined) throw new AppError(coreErrors.INVALID_FIELD, { path: 'selection' });
  return state === 'APPLIED' || state === 'NOT_APPLIED'
    ? recordApplied(registry, context, referenceId, state)
    : recordWouldUse(registry, context, referenceId, state);
}

/** Voting, and the list of what one did. */
export function activityRoutes(registry: TargetRegistry, polls: PollBox): CallImplementation[] {
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
          before: context.cursors.read<IdPlace>(query.cursor)?.i ?? null,
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

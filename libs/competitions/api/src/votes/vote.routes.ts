import {
  castVote as castCall,
  readVote,
  withdrawVote as withdrawCall,
} from '@upround/competitions/contract';
import type { Database, Trx } from '@upround/shared/db';
import {
  implement,
  memberOf,
  type CallImplementation,
  type HandlerContext,
} from '@upround/shared/server-kit';
import { neededCompetition } from '../competition/needed-competition';
import type { CompetitionsSettings } from '../competitions-settings';
import { castVote, readOwnVote, withdrawVote, type Voting } from './vote.service';

/** The public vote: one's own, casting it and taking it back. */
export function voteRoutes({ now }: CompetitionsSettings): CallImplementation[] {
  const prepare = async () => now();
  const votingIn = async (
    context: Pick<HandlerContext, 'viewer'>,
    db: Database | Trx,
    slug: string,
    at: Date,
  ): Promise<Voting> => {
    const { userId } = memberOf(context);
    return { competition: await neededCompetition(db, userId, slug), userId, now: at };
  };
  return [
    implement(readVote, {
      handle: async (context, { params }) =>
        readOwnVote(context.db, await votingIn(context, context.db, params.slug, now())),
    }),
    implement(castCall, {
      prepare,
      handle: async (context, { params, body }, arrivedAt) => {
        const voting = await votingIn(context, context.trx, params.slug, arrivedAt);
        await castVote(context, voting, body.entryId);
        return readOwnVote(context.trx, voting);
      },
    }),
    implement(withdrawCall, {
      prepare,
      handle: async (context, { params }, arrivedAt) => {
        const voting = await votingIn(context, context.trx, params.slug, arrivedAt);
        await withdrawVote(context, voting);
        return readOwnVote(context.trx, voting);
      },
    }),
  ];
}

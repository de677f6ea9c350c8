import { isId, statement } from '@upround/shared/db';
import type { Trx } from '@upround/shared/db';
import type { PollStore, PollTotals, QuizAnswer } from '@upround/shared/ports';
import type { StoredPollOption } from '../feed-tables';
import { visible } from './post.columns';
import type { ViewerRights } from './post.columns';

interface PollRow {
  author_id: string;
  poll_options: StoredPollOption[] | null;
  poll_multiple: boolean | null;
  closed: boolean;
  answer: QuizAnswer | null;
}

const openPoll = statement<PollRow, ViewerRights & { id: string; now: Date }>(
  'feed.open-poll',
  `select p.author_id, p.poll_options, p.poll_multiple,
     (p.poll_ends_at <= :now) is true as closed, case when q.post_id is not null then
       jsonb_build_object('right', q.right_ids, 'explanation', q.explanation) end as answer
   from posts p join person_view a on a.id = p.author_id
     left join quiz_answers q on q.post_id = p.id
   where p.id = :id::uuid and ${visible}`,
);

interface TotalsRow {
  poll_options: StoredPollOption[];
  poll_votes: number[];
  poll_voters: number;
}

// Counts by the option's place in the poll; an option that is not the poll's has none and counts nowhere.
const countVote = statement<TotalsRow, { id: string; selection: readonly string[] }>(
  'feed.count-vote',
  `update posts set poll_voters = poll_voters + 1, poll_votes = array(
     select posts.poll_votes[option.place] + (option.value->>'id' = any(:selection::text[]))::int
     from jsonb_array_elements(posts.poll_options) with ordinality as option (value, place)
     order by option.place)
   where id = :id::uuid
   returning poll_options, poll_votes, poll_voters`,
);

const readTotals = statement<TotalsRow, { id: string }>(
  'feed.poll-totals',
  'select poll_options, poll_votes, poll_voters from posts where id = :id::uuid',
);

const countVotes = statement<never, { votes: string; by: number }>(
  'feed.count-votes',
  `with votes as (
     select (vote->>'postId')::uuid as post_id, vote->'selection' as selection
     from jsonb_array_elements(:votes::jsonb) as vote
   ), counted as (
     select p.id, (select count(*)::int from votes where votes.post_id = p.id) as voters,
       array(
         select p.poll_votes[option.place] + :by::int * (select count(*)::int from votes
           where votes.post_id = p.id and votes.selection ? (option.value->>'id'))
         from jsonb_array_elements(p.poll_options) with ordinality as option (value, place)
         order by option.place) as poll_votes
     from posts p where p.id in (select post_id from votes) and p.poll_options is not null
   )
   update posts set poll_votes = counted.poll_votes, poll_voters = poll_voters + :by::int * counted.voters
   from counted where posts.id = counted.id`,
);

function toTotals(row: TotalsRow | undefined): PollTotals {
  if (row === undefined) return { options: [], voters: 0 };
  return {
    options: row.poll_options.map(({ id }, index) => ({ id, votes: row.poll_votes[index] ?? 0 })),
    voters: row.poll_voters,
  };
}

/**
 * Makes the port by which social counts votes in the polls and quizzes of posts.
 *
 * @param now the server's clock, by which polls close
 */
export function createPollStore(now: () => Date): PollStore {
  return {
    open: async (trx: Trx, viewer, id) => {
      const row = isId(id)
        ? await openPoll.first(trx, { viewer, moderates: false, id, now: now() })
        : undefined;
      if (row === undefined) return { kind: 'NOT_FOUND' };
      if (row.poll_options === null) return { kind: 'NOT_A_POLL' };
      return {
        kind: row.closed ? 'CLOSED' : 'OPEN',
        ownerId: row.author_id,
        optionIds: row.poll_options.map(({ id }) => id),
        multiple: row.poll_multiple ?? false,
        answer: row.answer,
      };
    },
    count: async (trx, id, selection) => toTotals(await countVote.first(trx, { id, selection })),
    totals: async (trx, id) => toTotals(await readTotals.first(trx, { id })),
    countMany: async (trx, votes, by = 1) => {
      await countVotes.all(trx, { votes: JSON.stringify(votes), by });
    },
  };
}

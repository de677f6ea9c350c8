import { QueryClient } from '@tanstack/react-query';
import {
  competitionCardFixtures,
  type CompetitionCard,
  type listCompetitions,
} from '@upround/competitions/contract';
import { segment } from '@upround/shared/testing';
import type { PagesOf } from '@upround/shared/query';
import { competitionsQuery } from './competition-queries';
import { showVote } from './vote-cache';

describe('a vote', () => {
  const [monsoon, preA] = competitionCardFixtures;
  const { queryKey } = competitionsQuery({ status: 'JUDGING', kind: null, isMine: false });
  const vote = (entryId: string | null, refusal: 'CLOSED' | null = null) => ({
    entryId,
    isHeld: false,
    refusal,
  });

  it('ends the invitation to vote in lists until it’s taken back', () => {
    const client = new QueryClient();
    const page = (...cards: CompetitionCard[]) => ({
      ...segment(cards.map((card) => ({ ...card, winners: [] }))),
      counts: { OPEN: 0, COMING: 0, JUDGING: 2, PAST: 0 },
    });
    client.setQueryData<PagesOf<typeof listCompetitions>>(queryKey, {
      pages: [page({ ...monsoon, canVote: true }, { ...preA, canVote: true })],
      pageParams: [''],
    });
    const invited = () =>
      client
        .getQueryData<PagesOf<typeof listCompetitions>>(queryKey)
        ?.pages[0]?.data.map(({ canVote }) => canVote);
    showVote(client, monsoon.slug, vote('entry'));
    expect(invited()).toEqual([false, true]);
    showVote(client, monsoon.slug, vote(null));
    expect(invited()).toEqual([true, true]);
    showVote(client, monsoon.slug, vote(null, 'CLOSED'));
    expect(invited()).toEqual([false, true]);
  });
});

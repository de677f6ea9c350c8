import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import { seasonOf } from '@upround/ambassador/model';
import { links, routes } from '@upround/shared/links';
import { itemsOf, PagedEnd, PagedList } from '@upround/shared/query';
import { Page } from '@upround/shared/routing';
import { Bar } from '../components/bar';
import { BOARD_EVERY_MS, boardQuery } from '../data/ambassador-queries';
import { boardIn } from '../model/board-address';
import { BoardAside } from './board-aside';
import { BoardHead } from './board-head';
import { BoardRows } from './board-rows';
import { BoardSkeletons } from './board-skeletons';
import { useAmbassadorLeaderboardText } from './messages/catalogue';
import { NoBoard } from './no-board';
import { OwnPlace } from './own-place';

/** `/ambassador/leaderboard`: the board of a season or of all time. */
export function LeaderboardScreen() {
  const t = useAmbassadorLeaderboardText();
  const [search] = useSearchParams();
  const [now] = useState(() => new Date());
  const board = boardIn(search, now);
  const present = seasonOf(now).id;
  const isReturn = useNavigationType() === 'POP';
  const query = useInfiniteQuery({
    ...boardQuery(board),
    // Going back shows the cached board; opening it again refetches it.
    refetchOnMount: isReturn ? true : 'always',
    // No event says that others got points. Who reads further pages isn't disturbed.
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > 1 ? false : BOARD_EVERY_MS),
    refetchIntervalInBackground: false,
  });
  const first = query.data?.pages[0];
  const { items } = itemsOf(query.data);
  const isListed = items.some(({ isOwn }) => isOwn);
  return (
    <>
      <Bar back={links.ambassadors()}>{t('bar')}</Bar>
      <Page
        pattern={routes.leaderboard}
        title={t('title')}
        heading={
          <span className="block px-4 pt-6 text-display medium:px-6 medium:pt-8">{t('title')}</span>
        }
      >
        <BoardHead board={board} present={present} first={first} />
        <div className="grid grid-cols-1 items-start gap-6 px-4 py-6 medium:px-6 wide:grid-cols-[1fr_22rem]">
          <div className="flex min-w-0 flex-col gap-4">
            {first !== undefined && !isListed && <OwnPlace rows={first.around} />}
            <PagedList
              query={query}
              className="px-0"
              skeleton={<BoardSkeletons label={t('loading')} />}
              failed={t('failed')}
              isEmpty={items.length === 0}
              empty={<NoBoard isPresent={board === present} />}
            >
              <BoardRows label={t('list')} rows={items} />
              <PagedEnd
                query={query}
                skeleton={<BoardSkeletons count={3} label={t('loadingMore')} />}
                text={{ more: t('more'), failed: t('moreFailed'), end: t('end') }}
              />
            </PagedList>
          </div>
          <BoardAside first={first} />
        </div>
      </Page>
    </>
  );
}

import { ALL_TIME, type listAmbassadors } from '@upround/ambassador/contract';
import type { CallOutput } from '@upround/shared/contract-core';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { NavTabs, Skeleton } from '@upround/shared/ui';
import { useSeasonText } from '../components/use-season-text';
import { useAmbassadorLeaderboardText } from './messages/catalogue';

/** The first page of a board. */
export type FirstPage = CallOutput<typeof listAmbassadors>;

interface BoardHeadProps {
  /** A season's id, or `ALL`. */
  board: string;
  /** This season's. */
  present: string;
  first: FirstPage | undefined;
}

/** Which boards there are, and when this one was computed. */
export function BoardHead({ board, present, first }: BoardHeadProps) {
  const t = useAmbassadorLeaderboardText();
  const format = useFormat();
  const seasonText = useSeasonText();
  const known = first?.seasons.map(({ id }) => id) ?? [];
  // This season and the one in the address have a tab before their board exists.
  const wanted = board === ALL_TIME ? [] : [board];
  const ids = [...new Set([present, ...known, ...wanted])].sort().reverse();
  return (
    <>
      <p className="flex min-h-6 flex-wrap gap-x-4 px-4 pb-2 text-muted medium:px-6">
        {first === undefined ? (
          <Skeleton className="my-1 h-4 w-56" />
        ) : (
          <>
            <span>{t('count', { count: first.count })}</span>
            {first.updatedAt !== null && (
              <span className="figures">
                {t('updated', { time: format.time(first.updatedAt) })}
              </span>
            )}
          </>
        )}
      </p>
      <NavTabs
        label={t('seasons')}
        className="px-4 medium:px-6"
        tabs={[
          ...ids.map((id) => ({
            href: links.leaderboard(id === present ? {} : { season: id }),
            label: seasonText(id),
            current: id === board,
          })),
          {
            href: links.leaderboard({ season: ALL_TIME }),
            label: t('allTime'),
            current: board === ALL_TIME,
          },
        ]}
      />
    </>
  );
}

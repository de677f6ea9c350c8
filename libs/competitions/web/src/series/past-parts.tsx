import type { ReactNode } from 'react';
import type { CompetitionCard } from '@upround/competitions/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { AsidePart, Link, Skeleton, Surface } from '@upround/shared/ui';
import { Part } from '../components/part';
import { entryTileGridClasses } from '../components/entry-tile-grid';
import { EntryTile } from './entry-tile';
import { useSeriesText } from './messages/catalogue';
import type { PastRounds } from './use-past-rounds';

/** The entries of the round that's judged, and who won the last one; nothing where there's neither. */
export function PastParts({ past }: { past: PastRounds }) {
  const t = useSeriesText();
  const { gallery, winners } = past;
  if (gallery === undefined && winners === undefined) return null;
  return (
    <div className="flex flex-col gap-10">
      {gallery !== undefined && (
        <Tiles
          title={t('past.entries', { title: gallery.round.title })}
          round={gallery.round}
          more={t('past.allEntries', { count: gallery.round.entryCount })}
        >
          {gallery.entries.map((entry) => (
            <li key={entry.id} className="flex min-w-0">
              <EntryTile slug={gallery.round.slug} entry={entry} />
            </li>
          ))}
        </Tiles>
      )}
      {winners !== undefined && (
        <Tiles
          title={t('past.winners', { title: winners.round.title })}
          round={winners.round}
          more={t('past.result')}
        >
          {winners.lines.map((line) => (
            <li key={line.entry.id} className="flex min-w-0">
              <EntryTile slug={winners.round.slug} entry={line.entry} line={line} />
            </li>
          ))}
        </Tiles>
      )}
    </div>
  );
}

interface TilesProps {
  title: string;
  round: CompetitionCard;
  /** The link to all of them. */
  more: string;
  children: ReactNode;
}

function Tiles({ title, round, more, children }: TilesProps) {
  return (
    <Part title={title} className="wrap-anywhere">
      <ul className={entryTileGridClasses}>{children}</ul>
      <p className="text-small">
        <Link href={links.competition(round.slug, { tab: 'entries' })}>{more}</Link>
      </p>
    </Part>
  );
}

/** Rounds before the one whose winners are shown. */
export function EarlierRounds({ past }: { past: PastRounds }) {
  const t = useSeriesText();
  const format = useFormat();
  const earlier = past.decided.filter(({ slug }) => slug !== past.winners?.round.slug);
  if (earlier.length === 0) return null;
  return (
    <AsidePart title={t('past.earlier')}>
      <ul className="flex flex-col gap-2">
        {earlier.map(({ id, slug, title, publishedAt, resultAt }) => (
          <li key={id} className="flex min-w-0 flex-col text-small wrap-anywhere">
            <Link href={links.competition(slug, { tab: 'entries' })} tone="text">
              {title}
            </Link>
            <span className="figures text-muted">
              {t('past.published', { date: format.date(publishedAt ?? resultAt) })}
            </span>
          </li>
        ))}
      </ul>
    </AsidePart>
  );
}

/** Cards to come, in their shape. */
export function TileSkeletons() {
  return (
    <div className={entryTileGridClasses}>
      {[0, 1, 2].map((place) => (
        <Surface key={place} padding="none" className="flex flex-col gap-3 overflow-hidden pb-4">
          <Skeleton className="h-16 rounded-none" />
          <Skeleton className="mx-4 h-5 w-1/2" />
          <Skeleton className="mx-4 h-4 w-4/5" />
          <Skeleton className="mx-4 h-6 w-2/3" />
        </Surface>
      ))}
    </div>
  );
}

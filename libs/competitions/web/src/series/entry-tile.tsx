import type { GalleryEntry, ResultLine } from '@upround/competitions/contract';
import { links } from '@upround/shared/links';
import { useCardLink } from '@upround/shared/routing';
import { Badge, Link, Name, Surface, Words } from '@upround/shared/ui';
import { PrizeLine } from '../competition/prize-line';
import { TeamNames } from '../competition/team-names';
import { EntryTileHead } from '../components/entry-tile-head';
import { useSeriesText } from './messages/catalogue';

interface EntryTileProps {
  /** The competition that it's an entry of. */
  slug: string;
  entry: GalleryEntry;
  /** Its place and what it won, once that's published. */
  line?: ResultLine;
}

/** An entry with a drawing of its own. The whole card opens it; words can be selected. */
export function EntryTile({ slug, entry, line }: EntryTileProps) {
  const t = useSeriesText();
  const href = links.competition(slug, { tab: 'entries', entry: entry.id });
  const titleId = `tile-${entry.id}`;
  const { rank = null, prize = null } = line ?? {};
  return (
    <Surface
      as="article"
      padding="none"
      interactive
      {...useCardLink(href)}
      aria-labelledby={titleId}
      className="flex w-full min-w-0 scroll-my-28 flex-col overflow-hidden"
    >
      <EntryTileHead title={entry.title}>
        {rank !== null && (
          <Badge tone={rank === 1 ? 'accent' : 'neutral'}>{t('past.place', { rank })}</Badge>
        )}
      </EntryTileHead>
      <div className="flex grow flex-col gap-2 px-4 pt-2 pb-4">
        <h3 id={titleId} className="font-semibold wrap-anywhere">
          <Link href={href} tone="text">
            <Name>{entry.title}</Name>
          </Link>
        </h3>
        <p dir="auto" className="text-small wrap-anywhere">
          <Words>{entry.tagline}</Words>
        </p>
        {prize !== null && <PrizeLine prize={prize} />}
        <div className="mt-auto pt-2">
          <TeamNames team={entry.team} />
        </div>
      </div>
    </Surface>
  );
}

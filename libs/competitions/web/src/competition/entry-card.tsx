import type { GalleryEntry } from '@upround/competitions/contract';
import { useCardLink } from '@upround/shared/routing';
import { Emblem, Link, Name, Surface, Time, Words } from '@upround/shared/ui';
import type { CompetitionView } from '../model/competition-view';
import type { VoteState } from '../votes/use-vote';
import { VoteLine } from '../votes/vote-button';
import { useCompetitionText } from './messages/catalogue';
import { TeamNames } from './team-names';
import { useEntryLinks } from './use-entry-links';
import { entryLinkProps } from './use-open-entry-focus';

interface EntryCardProps {
  view: CompetitionView;
  entry: GalleryEntry;
  voting: VoteState;
}

/** An entry in the gallery. The whole card opens it; words can be selected. */
export function EntryCard({ view, entry, voting }: EntryCardProps) {
  const t = useCompetitionText();
  const href = useEntryLinks(view.competition.slug).one(entry.id);
  const titleId = `entry-${entry.id}`;
  return (
    <Surface
      as="article"
      interactive
      {...useCardLink(href)}
      aria-labelledby={titleId}
      className="flex w-full min-w-0 scroll-my-28 flex-col gap-2"
    >
      <div className="flex min-w-0 gap-3">
        <Emblem seed={entry.title} size={48} />
        <div className="flex min-w-0 flex-col gap-0.5">
          <h3 id={titleId} className="font-semibold wrap-anywhere">
            <Link href={href} tone="text" {...entryLinkProps(entry.id)}>
              <Name>{entry.title}</Name>
            </Link>
          </h3>
          <p dir="auto" className="text-small wrap-anywhere">
            <Words>{entry.tagline}</Words>
          </p>
        </div>
      </div>
      <div className="mt-auto pt-2">
        <TeamNames team={entry.team} />
      </div>
      {view.competition.vote === null ? (
        <p className="figures text-small text-muted">
          {t.rich('entries.submitted', {
            when: () => <Time value={entry.submittedAt} form="date" />,
          })}
        </p>
      ) : (
        <VoteLine view={view} entry={entry} voting={voting} />
      )}
    </Surface>
  );
}

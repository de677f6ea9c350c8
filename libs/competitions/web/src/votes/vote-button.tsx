import { Vote as VoteIcon } from 'lucide-react';
import type { GalleryEntry } from '@upround/competitions/contract';
import { useSession } from '@upround/shared/session';
import { Badge, Button } from '@upround/shared/ui';
import type { CompetitionView } from '../model/competition-view';
import { useVoteText } from './messages/catalogue';
import type { VoteState } from './use-vote';

interface VoteButtonProps {
  view: CompetitionView;
  entry: GalleryEntry;
  voting: VoteState;
}

/** How many votes an entry has, and voting for it; pressed where the reader did. Nothing without a public vote. */
export function VoteLine({ view, entry, voting }: VoteButtonProps) {
  const t = useVoteText();
  const { vote } = view.competition;
  if (vote === null) return null;
  const { isOpen } = vote;
  return (
    <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {entry.votes !== null && (
        <span className="figures text-small font-medium">
          {t(isOpen ? 'count' : 'finalCount', { count: entry.votes })}
        </span>
      )}
      <VoteButton view={view} entry={entry} voting={voting} />
    </div>
  );
}

function VoteButton({ view, entry, voting }: VoteButtonProps) {
  const t = useVoteText();
  const { user } = useSession();
  const { vote } = view.competition;
  const { own, cast, takeBack } = voting;
  const isChosen = own?.entryId === entry.id;
  if (entry.team.some(({ id }) => id === user?.id)) {
    if (vote?.isOpen !== true) return null;
    return <span className="text-small text-muted">{t('ownEntry')}</span>;
  }
  // What can't be pressed is no button; the line above the entries says why.
  const canVote = vote?.isOpen === true && (own?.refusal ?? null) === null;
  if (!canVote) return isChosen ? <Badge tone="accent">{t('yourVote')}</Badge> : null;
  const { title } = entry;
  return (
    <Button
      size="small"
      icon={VoteIcon}
      variant={isChosen ? 'primary' : 'secondary'}
      data-vote-for={entry.id}
      aria-pressed={isChosen}
      aria-label={t(isChosen ? 'votedLabel' : 'voteLabel', { title })}
      // As wide in both states.
      className="ml-auto min-w-24"
      onClick={() => (isChosen ? takeBack() : cast(entry))}
    >
      {t(isChosen ? 'voted' : 'vote')}
    </Button>
  );
}

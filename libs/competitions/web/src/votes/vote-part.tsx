import { useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { GalleryEntry, Vote } from '@upround/competitions/contract';
import { links } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { Button, ButtonLink, Link, Name, Surface } from '@upround/shared/ui';
import type { CompetitionView } from '../model/competition-view';
import { useMoments } from '../model/use-moments';
import { useVoteText } from './messages/catalogue';
import type { VoteState } from './use-vote';

interface VotePartProps {
  view: CompetitionView;
  vote: Vote;
  voting: VoteState;
  /** Those that are listed, for the name of the one that the reader voted for. */
  entries: readonly GalleryEntry[];
}

/** What the public vote is: until when, whether counts are shown, and the reader's vote or why they can't vote. */
export function VotePart({ view, vote, voting, entries }: VotePartProps) {
  const t = useVoteText();
  const moments = useMoments();
  const when = (moment: string) => `${moments.local(moment)} ${moments.zone(moment)}`;
  return (
    <Surface
      as="section"
      aria-label={t('title')}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
    >
      <div className="flex min-w-0 flex-col gap-1">
        <h3 className="text-body font-semibold">{t('title')}</h3>
        <p className="text-small">
          {t(vote.isOpen ? 'open' : 'closed', { when: when(vote.closesAt) })}
        </p>
        {!vote.areCountsShown && (
          <p className="text-small text-muted">{t('hidden', { when: when(vote.countsShownAt) })}</p>
        )}
      </div>
      <OwnVoteLine view={view} voting={voting} entries={entries} isOpen={vote.isOpen} />
    </Surface>
  );
}

const Line = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
    <p className="min-w-0 text-small font-medium wrap-anywhere">{children}</p>
    {action}
  </div>
);

interface OwnVoteLineProps extends Pick<VotePartProps, 'view' | 'voting' | 'entries'> {
  isOpen: boolean;
}

function OwnVoteLine({ view, voting, entries, isOpen }: OwnVoteLineProps) {
  const t = useVoteText();
  const { isMember } = useSession();
  const { pathname, search } = useLocation();
  const { query, own, takeBack } = voting;
  const lines = useRef<HTMLDivElement>(null);
  if (!isMember) {
    if (!isOpen) return null;
    return (
      <ButtonLink
        href={links.login({ next: `${pathname}${search}` })}
        variant="primary"
        className="self-center max-medium:w-full"
      >
        {t('logIn')}
      </ButtonLink>
    );
  }
  if (own === undefined) {
    if (!query.isError) return null;
    const again = (
      <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
        {t('again')}
      </Button>
    );
    return <Line action={again}>{t('unknown')}</Line>;
  }
  const { entryId, isHeld, refusal } = own;
  const canChange = isOpen && refusal !== 'CLOSED' && refusal !== 'NOT_OPEN';
  const remove = () => {
    // This button goes away with the vote.
    const button = document.querySelector<HTMLElement>(`[data-vote-for="${entryId}"]`);
    (button ?? lines.current)?.focus({ preventScroll: true });
    takeBack();
  };
  return (
    <div ref={lines} tabIndex={-1} className="flex flex-col gap-2 outline-hidden">
      {entryId !== null && (
        <Line
          action={
            canChange && (
              <Button size="small" onClick={remove}>
                {t('takeBack')}
              </Button>
            )
          }
        >
          {t.rich('yours', {
            entry: () => <EntryLink view={view} entries={entries} entryId={entryId} />,
          })}
        </Line>
      )}
      {entryId !== null && isHeld && <Line>{t('held')}</Line>}
      {isOpen && refusal !== null && <Line>{t(`refusal.${refusal}`)}</Line>}
      {entryId === null && refusal === null && isOpen && <Line>{t('notYet')}</Line>}
    </div>
  );
}

interface EntryLinkProps extends Pick<VotePartProps, 'view' | 'entries'> {
  entryId: string;
}

function EntryLink({ view, entries, entryId }: EntryLinkProps) {
  const t = useVoteText();
  const title = entries.find(({ id }) => id === entryId)?.title;
  const href = links.competition(view.competition.slug, { tab: 'entries', entry: entryId });
  return <Link href={href}>{title === undefined ? t('oneOfThem') : <Name>{title}</Name>}</Link>;
}

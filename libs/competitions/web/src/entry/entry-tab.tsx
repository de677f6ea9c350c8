import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { links } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { useSession } from '@upround/shared/session';
import { ButtonLink, ErrorState } from '@upround/shared/ui';
import { focusHeading } from '../competition/use-arrival-focus';
import { FollowButton } from '../components/follow-button';
import { putOwnEntry, rereadCompetition } from '../data/competition-cache';
import { ownEntryQuery, suggestionsQuery } from '../data/competition-queries';
import type { CompetitionView } from '../model/competition-view';
import { useMoments } from '../model/use-moments';
import { EntryEditorPart } from './entry-editor';
import { EntryReadOnly } from './entry-read-only';
import { EntrySkeleton } from './entry-skeleton';
import { useEntryText } from './messages/catalogue';
import { useGrace } from './use-grace';
import { WithoutEntry } from './without-entry';

/** The member's own entry in every state; a guest logs in first, and comes back. */
export function EntryTab({ view }: { view: CompetitionView }) {
  const t = useEntryText();
  const { isMember } = useSession();
  const { pathname, search } = useLocation();
  const { phase } = view.competition;
  if (phase === 'ANNOUNCED') return <NotOpen view={view} />;
  if (isMember) return <MemberEntry view={view} />;
  const isOpen = phase === 'OPEN';
  return (
    <WithoutEntry
      view={view}
      title={t(isOpen ? 'guest.title' : 'guest.closedTitle')}
      action={
        <ButtonLink href={links.login({ next: `${pathname}${search}` })} variant="primary">
          {t('guest.logIn')}
        </ButtonLink>
      }
    >
      {t(isOpen ? 'guest.text' : 'guest.closedText')}
    </WithoutEntry>
  );
}

function NotOpen({ view }: { view: CompetitionView }) {
  const t = useEntryText();
  const moments = useMoments();
  const { competition } = view;
  const { opensAt } = competition;
  return (
    <WithoutEntry
      view={view}
      title={t('none.announced')}
      action={<FollowButton competition={competition} isMain />}
    >
      {t('none.announcedText', { when: `${moments.local(opensAt)} ${moments.zone(opensAt)}` })}
    </WithoutEntry>
  );
}

function MemberEntry({ view }: { view: CompetitionView }) {
  const t = useEntryText();
  const client = useQueryClient();
  const { slug, phase, isJoined } = view.competition;
  const query = useQuery(ownEntryQuery(slug));
  const grace = useGrace(view);
  // Read beside the entry, for those who don't seem to have one yet.
  const [isNew] = useState(phase === 'OPEN' && !isJoined);
  const suggestions = useQuery({ ...suggestionsQuery(slug), enabled: isNew });
  // The form begins anew once its entry is gone.
  const [round, setRound] = useState(0);
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (round === 0 || part.current === null) return undefined;
    // What was pressed went away with the entry.
    window.scrollTo(0, 0);
    return focusHeading(part.current);
  }, [round]);
  if (query.data === undefined) {
    return query.isError ? (
      <ErrorState
        title={t('failed')}
        className="px-0"
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        <FailureReason error={query.error} />
      </ErrorState>
    ) : (
      <EntrySkeleton label={t('loading')} />
    );
  }
  const { entry } = query.data;
  const onGone = () => {
    putOwnEntry(client, slug, null);
    rereadCompetition(client, slug);
    setRound(round + 1);
  };
  if (phase === 'OPEN' || grace.isLate) {
    // The form appears together with them, so that nothing moves.
    if (suggestions.isLoading) return <EntrySkeleton label={t('loading')} />;
    return (
      <div ref={part} tabIndex={-1} className="outline-hidden">
        <EntryEditorPart
          key={round}
          view={view}
          entry={entry}
          suggestions={suggestions.data?.data ?? []}
          grace={grace}
          onGone={onGone}
        />
      </div>
    );
  }
  return entry === null ? <NoEntry view={view} /> : <EntryReadOnly view={view} entry={entry} />;
}

function NoEntry({ view }: { view: CompetitionView }) {
  const t = useEntryText();
  const moments = useMoments();
  const { closesAt } = view.competition;
  return (
    <WithoutEntry
      view={view}
      title={t('none.closed')}
      action={<ButtonLink href={view.hrefOf('entries')}>{t('none.seeEntries')}</ButtonLink>}
    >
      {t('none.closedText', { when: `${moments.local(closesAt)} ${moments.zone(closesAt)}` })}
    </WithoutEntry>
  );
}

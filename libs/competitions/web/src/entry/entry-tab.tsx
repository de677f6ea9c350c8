import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { links } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { useSession } from '@upround/shared/session';
import { ButtonLink, EmptyState, ErrorState } from '@upround/shared/ui';
import { FollowButton } from '../components/follow-button';
import { putOwnEntry, rereadCompetition } from '../data/competition-cache';
import { ownEntryQuery } from '../data/competition-queries';
import type { CompetitionView } from '../model/competition-view';
import { useMoments } from '../model/use-moments';
import { EntryEditorPart } from './entry-editor';
import { EntryReadOnly } from './entry-read-only';
import { EntrySkeleton } from './entry-skeleton';
import { useEntryText } from './messages/catalogue';

const flush = 'px-0';

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
    <EmptyState
      className={flush}
      title={t(isOpen ? 'guest.title' : 'guest.closedTitle')}
      action={
        <ButtonLink href={links.login({ next: `${pathname}${search}` })} variant="primary">
          {t('guest.logIn')}
        </ButtonLink>
      }
    >
      {t(isOpen ? 'guest.text' : 'guest.closedText')}
    </EmptyState>
  );
}

function NotOpen({ view }: { view: CompetitionView }) {
  const t = useEntryText();
  const moments = useMoments();
  const { competition } = view;
  const { opensAt } = competition;
  return (
    <EmptyState
      className={flush}
      title={t('none.announced')}
      action={<FollowButton competition={competition} />}
    >
      {t('none.announcedText', { when: `${moments.local(opensAt)} ${moments.zone(opensAt)}` })}
    </EmptyState>
  );
}

function MemberEntry({ view }: { view: CompetitionView }) {
  const t = useEntryText();
  const client = useQueryClient();
  const { slug, phase } = view.competition;
  const query = useQuery(ownEntryQuery(slug));
  // The form begins anew once its entry is gone.
  const [round, setRound] = useState(0);
  if (query.data === undefined) {
    return query.isError ? (
      <ErrorState
        title={t('failed')}
        className={flush}
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
  if (phase === 'OPEN') {
    return <EntryEditorPart key={round} view={view} entry={entry} onGone={onGone} />;
  }
  return entry === null ? <NoEntry view={view} /> : <EntryReadOnly view={view} entry={entry} />;
}

function NoEntry({ view }: { view: CompetitionView }) {
  const t = useEntryText();
  const moments = useMoments();
  const { closesAt } = view.competition;
  return (
    <EmptyState
      className={flush}
      title={t('none.closed')}
      action={<ButtonLink href={view.hrefOf('entries')}>{t('none.seeEntries')}</ButtonLink>}
    >
      {t('none.closedText', { when: `${moments.local(closesAt)} ${moments.zone(closesAt)}` })}
    </EmptyState>
  );
}

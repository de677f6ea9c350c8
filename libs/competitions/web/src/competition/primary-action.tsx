import { useQuery } from '@tanstack/react-query';
import { useSession } from '@upround/shared/session';
import { ButtonLink } from '@upround/shared/ui';
import { ownEntryQuery } from '../data/competition-queries';
import type { CompetitionView } from '../model/competition-view';
import { useCompetitionText } from './messages/catalogue';

/** What the reader can do now: enter, go on with their entry, or see the entries. */
export function PrimaryAction({ view }: { view: CompetitionView }) {
  const t = useCompetitionText();
  const { competition, hrefOf } = view;
  const { phase, kind } = competition;
  const { isMember } = useSession();
  const isJoined = isMember && competition.isJoined;
  const { data } = useQuery({ ...ownEntryQuery(competition.slug), enabled: isJoined });
  const main = (label: string) => (
    <ButtonLink href={hrefOf('entry')} variant="primary">
      {label}
    </ButtonLink>
  );
  if (phase === 'ANNOUNCED') return null;
  if (phase === 'OPEN') {
    if (!isJoined) return main(t(`action.enter.${kind}`));
    const entry = data?.entry;
    if (entry === undefined || entry === null) return main(t('action.open'));
    const isDone = entry.state === 'SUBMITTED' && !entry.isChanged;
    return main(t(isDone ? 'action.submitted' : 'action.continue'));
  }
  return (
    <>
      <ButtonLink href={hrefOf('entries')} variant="primary">
        {t(phase === 'RESULT' ? 'action.result' : 'action.entries')}
      </ButtonLink>
      {isJoined && <ButtonLink href={hrefOf('entry')}>{t('action.open')}</ButtonLink>}
    </>
  );
}

/** How far the member's own entry is, in a sentence; nothing without one. */
export function EntryState({ view }: { view: CompetitionView }) {
  const t = useCompetitionText();
  const { competition } = view;
  const { isMember } = useSession();
  const isJoined = isMember && competition.isJoined;
  const query = useQuery({ ...ownEntryQuery(competition.slug), enabled: isJoined });
  // The line keeps its place until the entry is read.
  if (query.isLoading) return <p className="text-small">{'\u00a0'}</p>;
  const entry = query.data?.entry;
  if (entry === undefined || entry === null) return null;
  const state = entry.state !== 'SUBMITTED' ? 'draft' : entry.isChanged ? 'changed' : 'submitted';
  return <p className="text-small font-medium">{t(`state.${state}`)}</p>;
}

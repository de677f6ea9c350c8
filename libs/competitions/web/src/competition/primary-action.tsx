import { useQuery } from '@tanstack/react-query';
import type { Competition } from '@upround/competitions/contract';
import type { CompetitionTab } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { ButtonLink } from '@upround/shared/ui';
import { ownEntryQuery, ownResultQuery } from '../data/competition-queries';
import type { CompetitionView } from '../model/competition-view';
import { useCompetitionText } from './messages/catalogue';

/** What a judge is asked for now, if anything. */
export function judgeActionOf({ judgeState, phase }: Competition): 'judge' | 'invited' | null {
  if (judgeState === 'INVITED' && phase !== 'RESULT') return 'invited';
  return judgeState === 'ACCEPTED' && phase === 'JUDGING' ? 'judge' : null;
}

/** What the reader can do now: judge, enter, go on with their entry, or see the entries. */
export function PrimaryAction({ view }: { view: CompetitionView }) {
  const t = useCompetitionText();
  const { competition, hrefOf } = view;
  const { phase, kind, vote } = competition;
  const { isMember } = useSession();
  const isJoined = isMember && competition.isJoined;
  const judgeAction = judgeActionOf(competition);
  // Its label doesn't wait for the member's entry: a longer one would push its neighbours around.
  const main = (tab: CompetitionTab, label: string) => (
    <ButtonLink href={hrefOf(tab)} variant="primary" className="max-medium:w-full">
      {label}
    </ButtonLink>
  );
  const judge = judgeAction !== null && main('judging', t(`action.${judgeAction}`));
  if (phase === 'ANNOUNCED') return judge;
  if (phase === 'OPEN') {
    if (!isJoined) return judge || main('entry', t(`action.enter.${kind}`));
    if (judge) {
      return (
        <>
          {judge}
          <ButtonLink href={hrefOf('entry')}>{t('action.open')}</ButtonLink>
        </>
      );
    }
    return main('entry', t('action.open'));
  }
  return (
    <>
      {judge}
      <ButtonLink href={hrefOf('entries')} variant={judge ? 'secondary' : 'primary'}>
        {t(`action.${phase === 'RESULT' ? 'result' : vote?.isOpen === true ? 'vote' : 'entries'}`)}
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
  const isOut = competition.phase === 'RESULT';
  const query = useQuery({ ...ownEntryQuery(competition.slug), enabled: isJoined });
  const outcome = useQuery({ ...ownResultQuery(competition.slug), enabled: isJoined && isOut });
  if (!isJoined) return null;
  // The line keeps its place until all of it is read.
  if (query.isLoading || outcome.isLoading) return <p className="text-small">{'\u00a0'}</p>;
  const entry = query.data?.entry;
  if (entry === undefined || entry === null) return null;
  const isDraft = entry.state !== 'SUBMITTED';
  const state = isDraft ? 'draft' : entry.isChanged ? 'changed' : 'submitted';
  const result = outcome.data?.result ?? null;
  const rank = result?.rank ?? null;
  // Right after the deadline, an upload that was begun before it may still be submitted.
  const isMissed = isDraft && (isOut || competition.phase === 'JUDGING');
  const text = isMissed
    ? t('state.missed')
    : !isOut
      ? t(`state.${state}`)
      : result === null || rank === null
        ? t('state.out')
        : t('state.placed', { rank, ranked: String(result.ranked) });
  return <p className="text-small font-medium">{text}</p>;
}

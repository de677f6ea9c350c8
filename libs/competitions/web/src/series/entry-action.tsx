import { useState } from 'react';
import { links } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { ButtonLink } from '@upround/shared/ui';
import { EntryState, judgeActionOf, PrimaryAction } from '../competition/primary-action';
import { FollowButton } from '../components/follow-button';
import type { CompetitionView } from '../model/competition-view';
import { useSeriesText } from './messages/catalogue';

/** What to do about the round: to write an entry or go on with it, to judge, to see entries; and to follow it. */
export function EntryActions({ view }: { view: CompetitionView }) {
  const t = useSeriesText();
  const { isMember } = useSession();
  const { competition } = view;
  const { phase, isJoined, isFollowing } = competition;
  const isJudge = judgeActionOf(competition) !== null;
  const isAhead = phase === 'ANNOUNCED';
  const isNew = phase === 'OPEN' && !isJudge && !(isMember && isJoined);
  const [isRoundFirst] = useState(isFollowing && !isJudge);
  const isRoundMain = isFollowing && !isJudge;
  const seeRound = (
    <ButtonLink
      href={links.competition(competition.slug)}
      variant={isRoundMain ? 'primary' : 'secondary'}
    >
      {t('round.see')}
    </ButtonLink>
  );
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <EntryState view={view} />
      <div className="flex flex-wrap gap-2">
        {isNew ? (
          <ButtonLink href={view.hrefOf('entry')} variant="primary">
            {t('start')}
          </ButtonLink>
        ) : (
          <PrimaryAction view={view} />
        )}
        {/* For followers, the round comes first. The order stays while the viewer follows or unfollows. */}
        {isAhead && isRoundFirst && seeRound}
        <FollowButton competition={competition} isMain={isAhead && !isJudge} />
        {isAhead && !isRoundFirst && seeRound}
      </div>
    </div>
  );
}

import { CalendarPlus, Link2 } from 'lucide-react';
import type { Competition } from '@upround/competitions/contract';
import { links } from '@upround/shared/links';
import { useCopyLink } from '@upround/shared/toasts';
import { Button, ButtonLink, IconButton, useIsPhone } from '@upround/shared/ui';
import { FollowButton } from '../components/follow-button';
import { calendarFile } from '../data/calendar-file';
import type { CompetitionView } from '../model/competition-view';
import { useCompetitionText } from './messages/catalogue';
import { EntryState, judgeActionOf, PrimaryAction } from './primary-action';

interface CompetitionActionsProps {
  view: CompetitionView;
}

/** The main action, following, sharing, and the calendar; on phones that is with the dates. */
export function CompetitionActions({ view }: CompetitionActionsProps) {
  const t = useCompetitionText();
  const { competition } = view;
  const { phase, slug } = competition;
  const isPhone = useIsPhone();
  const copyLink = useCopyLink(links.competition(slug));
  const isAhead = phase === 'ANNOUNCED';
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <EntryState view={view} />
      <div className="flex flex-wrap gap-2">
        <PrimaryAction view={view} />
        <FollowButton
          competition={competition}
          isMain={isAhead && judgeActionOf(competition) === null}
        />
        {/* Later the main action is in the same row, which on phones leaves no room for words. */}
        {isPhone && !isAhead && phase !== 'OPEN' ? (
          <IconButton icon={Link2} label={t('copyLink')} onClick={copyLink} />
        ) : (
          <Button variant="quiet" icon={Link2} onClick={copyLink}>
            {t('copyLink')}
          </Button>
        )}
        {!isPhone && <CalendarLink competition={competition} />}
      </div>
    </div>
  );
}

interface CalendarLinkProps {
  competition: Competition;
  /** Below the dates, where its icon begins as they do. */
  isSmall?: boolean;
}

/** The dates as a file for a calendar; nothing once they're past. */
export function CalendarLink({ competition, isSmall = false }: CalendarLinkProps) {
  const t = useCompetitionText();
  if (competition.phase === 'RESULT') return null;
  return (
    <ButtonLink
      variant="quiet"
      size={isSmall ? 'small' : 'medium'}
      icon={CalendarPlus}
      href={calendarFile(competition)}
      download
      className={isSmall ? '-mx-3 self-start' : undefined}
    >
      {t('calendar')}
    </ButtonLink>
  );
}

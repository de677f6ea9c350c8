import { CalendarPlus, Link2 } from 'lucide-react';
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

/** The main action, following, sharing, and the calendar. */
export function CompetitionActions({ view }: CompetitionActionsProps) {
  const t = useCompetitionText();
  const { competition } = view;
  const isPhone = useIsPhone();
  const copyLink = useCopyLink(links.competition(competition.slug));
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <EntryState view={view} />
      <div className="flex flex-wrap gap-2">
        <PrimaryAction view={view} />
        <FollowButton
          competition={competition}
          isMain={competition.phase === 'ANNOUNCED' && judgeActionOf(competition) === null}
        />
        {isPhone ? (
          <IconButton icon={Link2} label={t('copyLink')} onClick={copyLink} />
        ) : (
          <Button variant="quiet" icon={Link2} onClick={copyLink}>
            {t('copyLink')}
          </Button>
        )}
        {competition.phase !== 'RESULT' && (
          <ButtonLink variant="quiet" icon={CalendarPlus} href={calendarFile(competition)} download>
            {t('calendar')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

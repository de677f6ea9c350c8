import { CalendarPlus, Link2 } from 'lucide-react';
import { links } from '@upround/shared/links';
import { useCopyLink } from '@upround/shared/toasts';
import { AsidePart, Button, ButtonLink, Link } from '@upround/shared/ui';
import { PhasesBar } from '../competition/phases-bar';
import { PhaseBadge } from '../components/phase-badge';
import { calendarFile } from '../data/calendar-file';
import type { CompetitionView } from '../model/competition-view';
import { useSeriesText } from './messages/catalogue';

/** The dates of a round beside the text, and what can be done with them. */
export function DatesPanel({ view }: { view: CompetitionView }) {
  const t = useSeriesText();
  const { competition } = view;
  return (
    <AsidePart title={t('round.title')} more={<PhaseBadge phase={competition.phase} />}>
      <PhasesBar competition={competition} isNarrow />
      <DateActions view={view} />
    </AsidePart>
  );
}

/** The calendar, a link to send, and the round's own page. */
export function DateActions({ view }: { view: CompetitionView }) {
  const t = useSeriesText();
  const { competition } = view;
  const href = links.competition(competition.slug);
  const copyLink = useCopyLink(href);
  return (
    <>
      {/* A margin as wide as the padding of the buttons: the icons begin where the dates do. */}
      <div className="-mx-3 flex flex-wrap gap-y-1">
        {competition.phase !== 'RESULT' && (
          <ButtonLink
            variant="quiet"
            size="small"
            icon={CalendarPlus}
            href={calendarFile(competition)}
            download
          >
            {t('dates.calendar')}
          </ButtonLink>
        )}
        <Button variant="quiet" size="small" icon={Link2} onClick={copyLink}>
          {t('dates.copy')}
        </Button>
      </div>
      <p className="text-small">
        <Link href={href}>{t('round.details')}</Link>
      </p>
    </>
  );
}

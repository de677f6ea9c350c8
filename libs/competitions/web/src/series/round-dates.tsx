import { CalendarDays, CalendarPlus, ChevronDown, Link2 } from 'lucide-react';
import { links } from '@upround/shared/links';
import { useCopyLink } from '@upround/shared/toasts';
import { AsidePart, Button, ButtonLink, ICON_STROKE, Link, MetaLine } from '@upround/shared/ui';
import { PhasesBar } from '../competition/phases-bar';
import { PhaseBadge } from '../components/phase-badge';
import { useDistance } from '../components/use-distance';
import { calendarFile } from '../data/calendar-file';
import type { CompetitionView } from '../model/competition-view';
import { nextMomentOf } from '../model/phases';
import { useSeriesText } from './messages/catalogue';
import { useShortMoment } from './use-short-moment';

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

/** The next date in one line where there's no room beside the text; it opens to all of them. */
export function DatesLine({ view }: { view: CompetitionView }) {
  const t = useSeriesText();
  const { competition } = view;
  return (
    <details className="group rounded-surface border bg-surface-raised">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-surface px-3 py-2 text-small focus-ring [&::-webkit-details-marker]:hidden">
        <CalendarDays
          aria-hidden
          size={18}
          strokeWidth={ICON_STROKE}
          className="shrink-0 text-muted max-medium:hidden"
        />
        {/* When the dates wrap, the second line doesn't begin with a dot. */}
        <MetaLine className="min-w-0 grow">
          <NextDate view={view} />
        </MetaLine>
        <span className="flex shrink-0 items-center gap-1 text-muted">
          <span className="max-medium:sr-only">{t('dates.all')}</span>
          <ChevronDown
            aria-hidden
            size={18}
            strokeWidth={ICON_STROKE}
            className="transition-transform group-open:rotate-180 motion-reduce:transition-none"
          />
        </span>
      </summary>
      <div className="flex flex-col gap-4 border-t p-4">
        <PhasesBar competition={competition} isNarrow />
        <DateActions view={view} />
      </div>
    </details>
  );
}

function NextDate({ view }: { view: CompetitionView }) {
  const t = useSeriesText();
  const short = useShortMoment();
  const distance = useDistance();
  const { competition, offset } = view;
  const next = nextMomentOf(competition);
  if (next === undefined) {
    return (
      <span className="font-medium text-text">
        {t('dates.done', { at: short(competition.publishedAt ?? competition.resultAt) })}
      </span>
    );
  }
  // The server's clock decides, not this device's.
  const here = new Date(Date.parse(next.at) - offset).toISOString();
  return (
    <>
      <span className="font-medium text-text">
        {t(`dates.${next.step}`, { at: short(next.at) })}
      </span>{' '}
      <span>{distance(here)}</span>
    </>
  );
}

/** The calendar, a link to send, and the round's own page. */
function DateActions({ view }: { view: CompetitionView }) {
  const t = useSeriesText();
  const { competition } = view;
  const href = links.competition(competition.slug);
  const copyLink = useCopyLink(href);
  return (
    <>
      <div className="-mx-1 flex flex-wrap gap-x-2 gap-y-1">
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

import { CalendarDays, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { ICON_STROKE, MetaLine } from '@upround/shared/ui';
import { PhasesBar } from '../competition/phases-bar';
import type { CompetitionView } from '../model/competition-view';
import { nextMomentOf } from '../model/phases';
import { useShortMoment } from '../model/use-short-moment';
import { useCompetitionPartsText } from './messages/catalogue';
import { useDistance } from './use-distance';

interface DatesLineProps {
  view: CompetitionView;
  /** What can be done with the dates, below all of them. */
  children?: ReactNode;
}

/** The next date in one line where there's no room for all; it opens to all of them. */
export function DatesLine({ view, children }: DatesLineProps) {
  const t = useCompetitionPartsText();
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
        <PhasesBar competition={view.competition} isNarrow />
        {children}
      </div>
    </details>
  );
}

function NextDate({ view }: { view: CompetitionView }) {
  const t = useCompetitionPartsText();
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

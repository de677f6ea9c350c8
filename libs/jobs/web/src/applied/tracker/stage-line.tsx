import type { Application, ApplicationState } from '@upround/jobs/contract';
import { useFormat } from '@upround/shared/i18n';
import { MetaLine } from '@upround/shared/ui';
import { useJobsText } from '../../messages/catalogue';
import { useAppliedText } from '../messages/catalogue';
import { isMixed, stageOf, statesOf } from '../stages';
import { StageBadge } from './stage-badge';

interface StageLineProps {
  application: Pick<Application, 'state' | 'createdAt' | 'movedAt'>;
}

/** States shown as `on` a date; the others are stages that last, shown as `since` a date. */
const events: readonly ApplicationState[] = ['APPLIED', 'SEEN', ...statesOf.ended];

/** An application's stage with its date, and the date of applying. */
export function StageLine({ application: { state, createdAt, movedAt } }: StageLineProps) {
  const t = useAppliedText();
  const tJobs = useJobsText();
  const format = useFormat();
  return (
    <MetaLine>
      <span>
        <span className="inline-flex items-baseline gap-1.5">
          <StageBadge state={state} />
          {isMixed(stageOf(state)) && `${tJobs(`application.${state}`)} `}
          {t(events.includes(state) ? 'row.on' : 'row.since', { date: format.shortDate(movedAt) })}
        </span>
      </span>
      {state !== 'APPLIED' && (
        <span>{t('row.applied', { date: format.shortDate(createdAt) })}</span>
      )}
    </MetaLine>
  );
}

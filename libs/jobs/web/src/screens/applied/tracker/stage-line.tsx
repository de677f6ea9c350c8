import type { Application } from '@upround/jobs/contract';
import { useFormat } from '@upround/shared/i18n';
import { MetaLine } from '@upround/shared/ui';
import { ApplicationBadge } from '../../../components/job-badges';
import { useAppliedText } from '../messages/catalogue';
import { statesOf } from '../stages';

interface StageLineProps {
  application: Pick<Application, 'state' | 'createdAt' | 'movedAt'>;
}

/** When one applied, and where the application stands since when. */
export function StageLine({ application: { state, createdAt, movedAt } }: StageLineProps) {
  const t = useAppliedText();
  const format = useFormat();
  const since = statesOf.ended.includes(state) ? 'row.on' : 'row.since';
  return (
    <MetaLine>
      <span>{t('row.applied', { date: format.shortDate(createdAt) })}</span>
      {state !== 'APPLIED' && (
        <span className="inline-flex items-center gap-1.5">
          <ApplicationBadge state={state} />
          {t(since, { date: format.shortDate(movedAt) })}
        </span>
      )}
    </MetaLine>
  );
}

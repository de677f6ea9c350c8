import type { BacklogSample } from '@upround/moderation/contract';
import { useFormat } from '@upround/shared/i18n';
import { useTimeSpan } from '../../terms/use-time-span';
import { useOperationsText } from '../messages/catalogue';
import { PartHeading } from '../part-heading';
import { MinuteChart } from './minute-chart';

/** Due tasks and the age of the oldest over the last hour, as bars and as a table. */
export function BacklogHistory({ samples }: { samples: readonly BacklogSample[] }) {
  const t = useOperationsText();
  const format = useFormat();
  const spanOf = useTimeSpan('short');
  const last = samples.at(-1);
  return (
    <section aria-label={t('health.history.title')} className="flex flex-col gap-4">
      <PartHeading title={t('health.history.title')}>{t('health.history.lead')}</PartHeading>
      {last === undefined ? (
        <p className="text-small text-muted">{t('health.history.none')}</p>
      ) : (
        <>
          <div className="grid gap-6 medium:grid-cols-2">
            <MinuteChart
              title={t('health.history.due')}
              points={samples.map(({ at, due }) => ({ at, value: due }))}
              text={(value) => format.number(value)}
              label={(now, most) => t('health.history.dueChart', { last: now, most })}
            />
            <MinuteChart
              title={t('health.history.oldest')}
              points={samples.map(({ at, oldestSeconds }) => ({ at, value: oldestSeconds }))}
              text={spanOf}
              label={(now, most) => t('health.history.oldestChart', { last: now, most })}
            />
          </div>
          <HistoryTable samples={samples} />
        </>
      )}
    </section>
  );
}

/** The newest minute first. */
function HistoryTable({ samples }: { samples: readonly BacklogSample[] }) {
  const t = useOperationsText();
  const format = useFormat();
  const spanOf = useTimeSpan('short');
  return (
    <details>
      <summary className="cursor-pointer rounded-control py-1 text-small font-medium focus-ring">
        {t('health.history.table')}
      </summary>
      <table className="w-full max-w-form text-small">
        <caption className="sr-only">{t('health.history.caption')}</caption>
        <thead>
          <tr className="border-b text-muted">
            <th scope="col" className="py-2 pr-4 text-left font-medium">
              {t('health.history.at')}
            </th>
            <th scope="col" className="py-2 pr-4 text-right font-medium">
              {t('health.history.due')}
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              {t('health.history.age')}
            </th>
          </tr>
        </thead>
        <tbody>
          {samples.toReversed().map(({ at, due, oldestSeconds }) => (
            <tr key={at} className="border-b">
              <th scope="row" className="py-2 pr-4 text-left font-normal">
                {format.time(at)}
              </th>
              <td className="figures py-2 pr-4 text-right">{format.number(due)}</td>
              <td className="figures py-2 text-right">{spanOf(oldestSeconds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

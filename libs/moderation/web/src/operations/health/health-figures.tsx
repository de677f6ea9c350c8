import type { Health } from '@upround/moderation/contract';
import { useFormat } from '@upround/shared/i18n';
import { useTimeSpan } from '../../terms/use-time-span';
import { useOperationsText } from '../messages/catalogue';

const HOUR_MS = 3_600_000;

/** The figures behind the states. */
export function HealthFigures({ health }: { health: Health }) {
  const t = useOperationsText();
  const format = useFormat();
  const spanOf = useTimeSpan('short');
  const { tasks, realtime, requests, email, payments, startedAt, at } = health;
  const figures = [
    [t('health.figures.due'), format.number(tasks.due)],
    [t('health.figures.oldest'), spanOf(tasks.oldestSeconds)],
    [t('health.figures.connections'), format.number(realtime.connections)],
    [t('health.figures.requests'), format.number(requests.count)],
    [t('health.figures.errors'), format.number(requests.errors)],
    [t('health.figures.sent'), format.number(email.sent)],
    [t('health.figures.unsent'), format.number(email.failed)],
    [t('health.figures.refused'), format.number(payments.webhooksRefused)],
  ] as const;
  const isYoung = Date.parse(at) - Date.parse(startedAt) < HOUR_MS;
  return (
    <section aria-label={t('health.figures.label')} className="flex flex-col gap-3">
      <dl className="grid grid-cols-2 gap-4 medium:grid-cols-4">
        {figures.map(([label, value]) => (
          <div key={label} className="flex min-w-0 flex-col-reverse justify-end">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="figures text-title font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-small text-muted">
        {t('health.process')}{' '}
        {isYoung && t('health.figures.since', { time: format.time(startedAt) })}
      </p>
    </section>
  );
}

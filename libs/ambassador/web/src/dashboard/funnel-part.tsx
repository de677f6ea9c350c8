import { Suspense } from 'react';
import { ambassadorLimits, type OwnAmbassador } from '@upround/ambassador/contract';
import { ACTIVE_DAYS } from '@upround/ambassador/model';
import { useFormat } from '@upround/shared/i18n';
import { classes, lazyWithRetry, Skeleton } from '@upround/shared/ui';
import { PanelPart } from '../components/part';
import { useAmbassadorDashboardText } from './messages/catalogue';

const DaysChart = /* @__PURE__ */ lazyWithRetry(() =>
  import('./days-chart').then((m) => ({ default: m.DaysChart })),
);

const steps = ['visits', 'joined', 'active'] as const;
const before = { visits: null, joined: 'visits', active: 'joined' } as const;
const looks = { visits: 'bg-strong', joined: 'bg-accent', active: 'bg-warning' } as const;

/** What a link brought: visits, who joined and who became active, and day by day. */
export function FunnelPart({ own: { funnel, days } }: { own: OwnAmbassador }) {
  const t = useAmbassadorDashboardText();
  const format = useFormat();
  const most = Math.max(funnel.visits, funnel.joined, 1);
  const hints = {
    visits: t('funnel.visitsHint'),
    joined: t('funnel.joinedHint'),
    active: t('funnel.activeHint', { days: ACTIVE_DAYS }),
  };
  const { chartDays } = ambassadorLimits;
  return (
    <PanelPart title={t('funnel.title')}>
      <dl className="grid gap-x-6 gap-y-4 medium:grid-cols-3">
        {steps.map((step) => {
          const from = before[step];
          const total = from === null ? 0 : funnel[from];
          return (
            <div key={step} className="flex min-w-0 flex-col">
              <dt className="flex items-center gap-2 text-small font-medium">
                <span aria-hidden className={classes('size-2 rounded-full', looks[step])} />
                {t(`funnel.${step}`)}
              </dt>
              <dd className="figures flex flex-wrap items-baseline gap-x-2 text-display font-semibold">
                {format.number(funnel[step])}
                {from !== null && total >= funnel[step] && total > 0 && (
                  <span className="text-small font-regular text-muted">
                    {t('funnel.of', { share: format.percent(funnel[step] / total), step })}
                  </span>
                )}
              </dd>
              <dd aria-hidden className="my-2 h-2 overflow-hidden rounded-full bg-surface-active">
                <span
                  className={classes('block h-full origin-left rounded-full', looks[step])}
                  style={{ width: `${(funnel[step] / most) * 100}%` }}
                />
              </dd>
              <dd className="text-caption text-muted">{hints[step]}</dd>
            </div>
          );
        })}
      </dl>
      <div className="flex min-h-44 flex-col gap-2 border-t pt-4">
        <h3 className="text-small font-medium">{t('chart.title', { days: chartDays })}</h3>
        {days.length === 0 ? (
          <p className="text-small text-muted">{t('funnel.none', { days: chartDays })}</p>
        ) : (
          <Suspense fallback={<Skeleton className="h-44 w-full" />}>
            <DaysChart days={days} />
          </Suspense>
        )}
      </div>
    </PanelPart>
  );
}

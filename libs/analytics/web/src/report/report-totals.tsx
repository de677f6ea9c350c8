import type { ViewReport } from '@upround/analytics/contract';
import { useFormat } from '@upround/shared/i18n';
import { useAnalyticsText } from '../messages/catalogue';

/** The two figures of the whole span. */
export function ReportTotals({ report }: { report: ViewReport }) {
  const t = useAnalyticsText();
  const format = useFormat();
  const figures = [
    ['views', report.views],
    ['people', report.people],
  ] as const;
  return (
    <dl className="flex gap-10">
      {figures.map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-small text-muted">{t(`report.${name}`)}</dt>
          <dd className="figures text-display font-semibold">{format.number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

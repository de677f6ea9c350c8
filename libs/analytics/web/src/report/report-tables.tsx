import type { ReactNode } from 'react';
import type { DayCount, ViewReport } from '@upround/analytics/contract';
import { useFormat } from '@upround/shared/i18n';
import { useAnalyticsText } from '../messages/catalogue';

interface CountRow {
  key: string;
  label: ReactNode;
  views: number;
  people: number;
}

function CountTable(props: {
  caption: string;
  head: string;
  rows: readonly CountRow[];
  isCaptionHidden?: boolean;
}) {
  const t = useAnalyticsText();
  const format = useFormat();
  return (
    <table className="w-full table-fixed text-small">
      <caption
        className={props.isCaptionHidden ? 'sr-only' : 'pb-2 text-left text-title font-semibold'}
      >
        {props.caption}
      </caption>
      <thead>
        <tr className="border-b text-muted">
          <th scope="col" className="py-2 pr-4 text-left font-medium">
            {props.head}
          </th>
          <th scope="col" className="w-24 py-2 text-right font-medium">
            {t('report.views')}
          </th>
          <th scope="col" className="w-20 py-2 text-right font-medium">
            {t('report.people')}
          </th>
        </tr>
      </thead>
      <tbody>
        {props.rows.map(({ key, label, views, people }) => (
          <tr key={key} className="border-b">
            <td className="truncate py-2 pr-4">{label}</td>
            <td className="figures py-2 text-right">{format.number(views)}</td>
            <td className="figures py-2 text-right">{format.number(people)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Every day in figures, the newest first; folded away below the chart that shows the same. */
export function DayTable({ days }: { days: readonly DayCount[] }) {
  const t = useAnalyticsText();
  const format = useFormat();
  return (
    <details>
      <summary className="cursor-pointer rounded-control py-1 text-small font-medium focus-ring">
        {t('report.asTable')}
      </summary>
      <CountTable
        caption={t('report.byDay')}
        isCaptionHidden
        head={t('report.day')}
        rows={days.toReversed().map(({ day, ...counts }) => ({
          key: day,
          label: format.shortDate(`${day}T12:00:00Z`),
          ...counts,
        }))}
      />
    </details>
  );
}

/** The pages that were opened most. */
export function PathTable({ paths }: { paths: ViewReport['paths'] }) {
  const t = useAnalyticsText();
  return (
    <CountTable
      caption={t('report.paths')}
      head={t('report.path')}
      rows={paths.map(({ path, ...counts }) => ({ key: path, label: path, ...counts }))}
    />
  );
}

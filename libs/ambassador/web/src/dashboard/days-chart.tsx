import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useState } from 'react';
import type { FunnelDay } from '@upround/ambassador/contract';
import { useFormat } from '@upround/shared/i18n';
import { chartDays } from './chart-days';
import { useAmbassadorDashboardText } from './messages/catalogue';

/** Units of the drawing; it is stretched to the width that there is, and holds no text. */
const WIDTH = 1_000;
const HEIGHT = 140;
const MARK = 5;

/** Noon, so that the day is the same in every zone near UTC. */
const momentOf = (day: string) => `${day}T12:00:00Z`;

const sumOf = (days: readonly FunnelDay[], of: (day: FunnelDay) => number) =>
  days.reduce((sum, day) => sum + of(day), 0);

const heightOf = ({ visits, joined, active }: FunnelDay) => Math.max(visits, joined, active);

/** A bar a day: visits, within it who joined, and a mark on top for who became active. Its table has the figures. */
export function DaysChart({ days }: { days: readonly FunnelDay[] }) {
  const t = useAmbassadorDashboardText();
  const format = useFormat();
  const [now] = useState(() => new Date());
  const all = chartDays(days, now);
  const busiest = all.reduce((most, day) => (day.visits > most.visits ? day : most));
  const highest = Math.max(...all.map(heightOf), 1);
  const x = scaleBand({ domain: all.map(({ day }) => day), range: [0, WIDTH], padding: 0.25 });
  const y = scaleLinear<number>({ domain: [0, highest], range: [HEIGHT, MARK * 2] });
  const dayText = (day: string) => format.shortDate(momentOf(day), now);
  const [first, last] = [all[0], all.at(-1)];
  return (
    <figure className="flex flex-col gap-1 text-caption text-muted">
      <p aria-hidden="true" className="figures border-b border-dashed pb-0.5">
        {format.number(highest)}
      </p>
      <svg
        role="img"
        aria-label={t('chart.label', {
          days: all.length,
          visits: sumOf(all, ({ visits }) => visits),
          joined: format.number(sumOf(all, ({ joined }) => joined)),
          active: format.number(sumOf(all, ({ active }) => active)),
          most: format.number(busiest.visits),
          day: dayText(busiest.day),
        })}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-36 w-full border-b"
      >
        {all.map((row) => (
          <DayBar
            key={row.day}
            row={row}
            left={x(row.day) ?? 0}
            width={x.bandwidth()}
            yOf={y}
            day={dayText(row.day)}
          />
        ))}
      </svg>
      <p aria-hidden="true" className="figures flex justify-between">
        {first && <span>{dayText(first.day)}</span>}
        {last && <span>{dayText(last.day)}</span>}
      </p>
      <DaysTable days={days} dayText={dayText} />
    </figure>
  );
}

interface DayBarProps {
  row: FunnelDay;
  left: number;
  width: number;
  /** Where in the drawing a number is. */
  yOf: (value: number) => number;
  /** In words. */
  day: string;
}

function DayBar({ row, left, width, yOf, day }: DayBarProps) {
  const t = useAmbassadorDashboardText();
  const { visits, joined, active } = row;
  const shared = { x: left, width };
  return (
    <g>
      <title>
        {t('chart.bar', { day, visits, joined: String(joined), active: String(active) })}
      </title>
      <Bar {...shared} y={0} height={HEIGHT} style={{ fill: 'transparent' }} />
      {visits > 0 && (
        <Bar
          {...shared}
          y={yOf(visits)}
          height={HEIGHT - yOf(visits)}
          className="fill-strong"
          opacity={0.55}
        />
      )}
      {joined > 0 && (
        <Bar {...shared} y={yOf(joined)} height={HEIGHT - yOf(joined)} className="fill-accent" />
      )}
      {active > 0 && (
        <Bar
          {...shared}
          y={yOf(heightOf(row)) - MARK * 2}
          height={MARK}
          style={{ fill: 'var(--warning)' }}
        />
      )}
    </g>
  );
}

interface DaysTableProps {
  /** On which something happened. */
  days: readonly FunnelDay[];
  dayText: (day: string) => string;
}

/** The same in figures, for screen readers. */
function DaysTable({ days, dayText }: DaysTableProps) {
  const t = useAmbassadorDashboardText();
  const format = useFormat();
  return (
    <div className="sr-only">
      <table>
        <caption>{t('chart.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('chart.day')}</th>
            <th scope="col">{t('funnel.visits')}</th>
            <th scope="col">{t('funnel.joined')}</th>
            <th scope="col">{t('funnel.active')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, visits, joined, active }) => (
            <tr key={day}>
              <th scope="row">{dayText(day)}</th>
              <td>{format.number(visits)}</td>
              <td>{format.number(joined)}</td>
              <td>{format.number(active)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

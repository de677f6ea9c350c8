import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { DayCount } from '@upround/analytics/contract';
import { useFormat } from '@upround/shared/i18n';
import { useAnalyticsText } from '../messages/catalogue';

/** Units of the drawing; it is stretched to the width that there is, and holds no text. */
const WIDTH = 1_000;
const HEIGHT = 160;

/** Noon, so that the day is the same in every zone near UTC. */
const momentOf = (day: string) => `${day}T12:00:00Z`;

/** A bar a day. Its table says the same in figures. */
export function DayChart({ days }: { days: readonly DayCount[] }) {
  const t = useAnalyticsText();
  const format = useFormat();
  const busiest = days.reduce((most, day) => (day.views > most.views ? day : most));
  const x = scaleBand({ domain: days.map(({ day }) => day), range: [0, WIDTH], padding: 0.2 });
  const y = scaleLinear({ domain: [0, busiest.views], range: [HEIGHT, 0] });
  const total = days.reduce((sum, { views }) => sum + views, 0);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <div className="flex flex-col gap-1 text-caption text-muted">
      <p aria-hidden="true" className="figures border-b border-dashed pb-0.5">
        {format.number(busiest.views)}
      </p>
      <svg
        role="img"
        aria-label={t('report.chart', {
          total: format.number(total),
          most: format.number(busiest.views),
          day: format.shortDate(momentOf(busiest.day)),
        })}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-b"
      >
        {days.map(({ day, views }) => (
          <Bar
            key={day}
            x={x(day) ?? 0}
            y={y(views)}
            width={x.bandwidth()}
            height={HEIGHT - y(views)}
            className="fill-accent hover:fill-accent-hover"
          >
            <title>{t('report.bar', { day: format.shortDate(momentOf(day)), views })}</title>
          </Bar>
        ))}
      </svg>
      <p aria-hidden="true" className="figures flex justify-between">
        {first && <span>{format.shortDate(momentOf(first.day))}</span>}
        {last && <span>{format.shortDate(momentOf(last.day))}</span>}
      </p>
    </div>
  );
}

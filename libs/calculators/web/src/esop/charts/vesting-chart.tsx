import { scaleLinear } from '@visx/scale';
import { Line, LinePath } from '@visx/shape';
import type { VestingPoint, VestingTimeline } from '@upround/calculators/model';
import { TableDisclosure } from '../../charts/table-disclosure';
import type { EsopTexts } from '../form/esop-texts';
import { ChartFrame, HEIGHT, Legend, lineProps, WIDTH, type LineLook } from './chart-parts';

interface VestingChartProps {
  timeline: VestingTimeline;
  /** On the day that is calculated for. */
  vested: number;
  texts: EsopTexts;
}

const looks: Record<'line' | 'today' | 'cliff' | 'leaving', LineLook> = {
  line: { className: 'text-accent-text' },
  today: { className: 'text-strong' },
  cliff: { className: 'text-muted', dashes: '2 4' },
  leaving: { className: 'text-danger-text', dashes: '8 4' },
};

/** Each step is two points: what was vested until the day, and from it on. */
const stepsOf = (points: readonly VestingPoint[]): VestingPoint[] =>
  points.flatMap((point, place) => {
    const before = points[place - 1];
    return before === undefined ? [point] : [{ date: point.date, total: before.total }, point];
  });

/** How the options of all grants vest, with the first vestings, today, and leaving. */
export function VestingChart({ timeline, vested, texts }: VestingChartProps) {
  const { t, day, count } = texts;
  const { points, granted, cliffs, asOf, leaving } = timeline;
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const time = (date: string) => Date.parse(date);
  const domain = [time(first.date), time(last.date)];
  const x = scaleLinear<number>({ domain, range: [0, WIDTH], clamp: true });
  const y = scaleLinear<number>({ domain: [0, Math.max(granted, 1)], range: [HEIGHT, 0] });
  const marks = [
    ...cliffs.map((date) => ({
      date,
      look: looks.cliff,
      label: t('vesting.cliff', { day: day(date) }),
    })),
    {
      date: asOf,
      look: looks.today,
      label: t('vesting.today', { day: day(asOf), vested: count(vested), granted: count(granted) }),
    },
    ...(leaving === null
      ? []
      : [
          {
            date: leaving,
            look: looks.leaving,
            label: t('vesting.leaving', { day: day(leaving) }),
          },
        ]),
  ];
  const shown = marks.filter(
    (mark, place) => marks.findIndex(({ label }) => label === mark.label) === place,
  );
  return (
    <figure className="flex flex-col gap-3">
      <ChartFrame
        label={t('vesting.chart', {
          vested: count(vested),
          granted: count(granted),
          today: day(asOf),
          end: day(last.date),
          total: count(last.total),
        })}
        top={count(granted)}
        from={day(first.date)}
        to={day(last.date)}
      >
        {shown.map(({ date, look, label }) => (
          <Line
            key={label}
            from={{ x: x(time(date)), y: 0 }}
            to={{ x: x(time(date)), y: HEIGHT }}
            {...lineProps(look)}
          />
        ))}
        <LinePath
          data={stepsOf(points)}
          x={({ date }) => x(time(date))}
          y={({ total }) => y(total)}
          {...lineProps(looks.line)}
        />
      </ChartFrame>
      <figcaption>
        <Legend items={[{ look: looks.line, label: t('vesting.line') }, ...shown]} />
      </figcaption>
      <TableDisclosure
        label={t('asTable')}
        caption={t('vesting.caption')}
        head={[t('vesting.day'), t('vesting.total')]}
        rows={points.map(({ date, total }) => [day(date), count(total)])}
      />
    </figure>
  );
}

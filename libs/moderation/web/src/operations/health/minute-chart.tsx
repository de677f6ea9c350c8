import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useFormat } from '@upround/shared/i18n';

interface MinuteChartProps {
  title: string;
  /** Oldest first; one at least. */
  points: readonly { at: string; value: number }[];
  text: (value: number) => string;
  /** What it shows, for those who don't see it. */
  label: (last: string, most: string) => string;
}

/** Units of the drawing; it is stretched to the width that there is, and holds no text. */
const WIDTH = 600;
const HEIGHT = 80;
/** The places of an hour, so that a young process doesn't draw broad bars. */
const MINUTES = 60;

/** A bar a minute; the newest at the right. */
export function MinuteChart({ title, points, text, label }: MinuteChartProps) {
  const format = useFormat();
  const most = Math.max(...points.map(({ value }) => value));
  const first = MINUTES - points.length;
  const x = scaleBand({
    domain: Array.from({ length: MINUTES }, (_, place) => place),
    range: [0, WIDTH],
    padding: 0.15,
  });
  const y = scaleLinear({ domain: [0, Math.max(most, 1)], range: [HEIGHT, 0] });
  return (
    <figure className="flex min-w-0 flex-col gap-1 text-caption text-muted">
      <figcaption className="text-small font-medium text-text">{title}</figcaption>
      <p aria-hidden="true" className="figures border-b border-dashed pb-0.5">
        {text(most)}
      </p>
      <svg
        role="img"
        aria-label={label(text(points.at(-1)?.value ?? 0), text(most))}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-20 w-full border-b"
      >
        {points.map(({ at, value }, place) => (
          <Bar
            key={at}
            x={x(Math.max(0, first) + place) ?? 0}
            y={y(value)}
            width={x.bandwidth()}
            height={HEIGHT - y(value)}
            className="fill-accent"
          >
            <title>{`${format.time(at)}: ${text(value)}`}</title>
          </Bar>
        ))}
      </svg>
    </figure>
  );
}

import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { Bar as HistogramBar, CalculatorCurrency } from '@upround/calculators/model';
import { TableDisclosure } from '../../charts/table-disclosure';
import { countOf, shortAmount } from '../../fields/units';
import { useUncertaintyText } from './messages/catalogue';

interface HistogramProps {
  bars: readonly HistogramBar[];
  currency: CalculatorCurrency;
}

const WIDTH = 1_000;
const HEIGHT = 200;

/** How often values came up, from the lowest at the left to the highest. */
export function Histogram({ bars, currency }: HistogramProps) {
  const t = useUncertaintyText();
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const y = scaleLinear({ domain: [0, most], range: [0, HEIGHT] });
  const width = WIDTH / bars.length;
  const amount = (value: number) => shortAmount(value, currency);
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <figure className="flex flex-col gap-2">
      <svg
        role="img"
        aria-label={t('chart')}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-52 w-full border-b"
      >
        {bars.map(({ from, to, count }, place) => (
          <Bar
            key={from}
            x={place * width + 1}
            y={HEIGHT - y(count)}
            width={width - 2}
            height={y(count)}
            className="fill-accent"
          >
            <title>{t('bar', { from: amount(from), to: amount(to), count: countOf(count) })}</title>
          </Bar>
        ))}
      </svg>
      {first && last && (
        <p aria-hidden className="flex justify-between text-small text-muted figures">
          <span>{amount(first.from)}</span>
          <span>{amount(last.to)}</span>
        </p>
      )}
      <TableDisclosure
        label={t('table')}
        caption={t('chart')}
        head={[t('columns.from'), t('columns.to'), t('columns.count')]}
        rows={bars.map(({ from, to, count }) => [amount(from), amount(to), countOf(count)])}
      />
    </figure>
  );
}

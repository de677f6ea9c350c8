import { scaleLinear } from '@visx/scale';
import { Bar, Line } from '@visx/shape';
import type { CalculatorCurrency } from '@upround/calculators/model';
import { TableDisclosure } from '../../charts/table-disclosure';
import { shortAmount } from '../../fields/units';
import { useValuationText } from '../messages/catalogue';

export interface TornadoRow {
  path: string;
  name: string;
  /** Values with the number lower and higher. */
  low: number;
  high: number;
}

interface TornadoProps {
  rows: readonly TornadoRow[];
  /** The value that is unchanged. */
  value: number;
  currency: CalculatorCurrency;
}

const WIDTH = 1_000;
const ROW = 36;
const BAR = 18;

/** A bar for each number, from the value with it lower to the value with it higher; the widest first. */
export function Tornado({ rows, value, currency }: TornadoProps) {
  const t = useValuationText();
  const amount = (size: number) => shortAmount(size, currency);
  const ends = rows.flatMap(({ low, high }) => [low, high]);
  const x = scaleLinear({
    domain: [Math.min(value, ...ends), Math.max(value, ...ends, value + 1)],
    range: [0, WIDTH],
  });
  const height = ROW * rows.length;
  const textOf = ({ name, low, high }: TornadoRow) =>
    t('result.tornadoText', { name, low: amount(low), high: amount(high) });
  return (
    <figure className="flex flex-col gap-2">
      <div className="grid grid-cols-2 gap-x-3 text-small">
        <ul aria-hidden="true" className="min-w-0">
          {rows.map(({ path, name }) => (
            <li key={path} className="flex h-9 items-center">
              <span className="truncate">{name}</span>
            </li>
          ))}
        </ul>
        <svg
          role="img"
          aria-label={rows.map(textOf).join('. ')}
          viewBox={`0 0 ${WIDTH} ${height}`}
          preserveAspectRatio="none"
          className="w-full"
          style={{ height: `${height / 16}rem` }}
        >
          {rows.map((row, place) => (
            <g key={row.path}>
              <Span from={x(value)} to={x(row.low)} place={place} isLow>
                <title>{textOf(row)}</title>
              </Span>
              <Span from={x(value)} to={x(row.high)} place={place}>
                <title>{textOf(row)}</title>
              </Span>
            </g>
          ))}
          <Line
            from={{ x: x(value), y: 0 }}
            to={{ x: x(value), y: height }}
            className="stroke-text"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </div>
      <figcaption className="text-small text-muted">{t('result.tornadoHint')}</figcaption>
      <TableDisclosure
        label={t('result.table')}
        caption={t('result.tornado')}
        head={[t('result.number'), t('result.lower'), t('result.higher')]}
        rows={rows.map(({ name, low, high }) => [name, amount(low), amount(high)])}
      />
    </figure>
  );
}

interface SpanProps {
  from: number;
  to: number;
  place: number;
  isLow?: boolean;
  children: React.ReactNode;
}

function Span({ from, to, place, isLow = false, children }: SpanProps) {
  return (
    <Bar
      x={Math.min(from, to)}
      y={place * ROW + (ROW - BAR) / 2}
      width={Math.abs(to - from)}
      height={BAR}
      className={isLow ? 'fill-strong' : 'fill-accent'}
    >
      {children}
    </Bar>
  );
}

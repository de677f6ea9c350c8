import { scaleLinear } from '@visx/scale';
import { Bar, Line } from '@visx/shape';
import type { CalculatorCurrency, MethodRange } from '@upround/calculators/model';
import { TableDisclosure } from '../../charts/table-disclosure';
import { shortAmount } from '../../fields/units';
import { useValuationText } from '../messages/catalogue';

interface FootballFieldProps {
  ranges: readonly MethodRange[];
  median: number;
  currency: CalculatorCurrency;
}

/** Units of the drawing; it's stretched to the room that there is, and holds no text. */
const WIDTH = 1_000;
const ROW = 44;
const BAR = 20;
/** Room at both sides, as a part of the range of all values. */
const MARGIN = 0.06;

/** A bar for each method from its low to its high value, a mark at its value, and a line at the median of all. */
export function FootballField({ ranges, median, currency }: FootballFieldProps) {
  const t = useValuationText();
  const amount = (value: number) => shortAmount(value, currency);
  const ends = ranges.flatMap(({ low, high }) => [low, high]);
  const [lowest, highest] = [Math.min(median, ...ends), Math.max(median, ...ends)];
  const margin = (highest - lowest || 1) * MARGIN;
  const x = scaleLinear({ domain: [lowest - margin, highest + margin], range: [0, WIDTH] });
  const height = ROW * ranges.length;
  const texts = ranges.map(({ method, low, value, high }) =>
    t('result.fieldText', {
      method: t(`methods.${method}`),
      low: amount(low),
      high: amount(high),
      value: amount(value),
    }),
  );
  return (
    <figure className="flex flex-col gap-2">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-small">
        <ul aria-hidden="true">
          {ranges.map(({ method, low, high }) => (
            <li key={method} className="flex h-11 flex-col justify-center">
              <span>{t(`methods.${method}`)}</span>
              <span className="text-caption text-muted figures">
                {amount(low)} – {amount(high)}
              </span>
            </li>
          ))}
        </ul>
        <svg
          role="img"
          aria-label={texts.join('. ')}
          viewBox={`0 0 ${WIDTH} ${height}`}
          preserveAspectRatio="none"
          className="w-full border-l"
          style={{ height: `${height / 16}rem` }}
        >
          {ranges.map(({ method, low, value, high }, row) => (
            <RangeBar
              key={method}
              top={row * ROW + (ROW - BAR) / 2}
              from={x(low)}
              to={x(high)}
              mark={x(value)}
              text={texts[row] ?? ''}
            />
          ))}
          <Line
            from={{ x: x(median), y: 0 }}
            to={{ x: x(median), y: height }}
            className="stroke-text"
            strokeDasharray="4 4"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </div>
      <figcaption className="text-small text-muted">{t('result.fieldHint')}</figcaption>
      <TableDisclosure
        label={t('result.table')}
        caption={t('result.field')}
        head={[t('result.method'), t('result.low'), t('value'), t('result.high')]}
        rows={ranges.map(({ method, low, value, high }) => [
          t(`methods.${method}`),
          amount(low),
          amount(value),
          amount(high),
        ])}
      />
    </figure>
  );
}

interface RangeBarProps {
  top: number;
  from: number;
  to: number;
  mark: number;
  text: string;
}

const RangeBar = ({ top, from, to, mark, text }: RangeBarProps) => (
  <g>
    <Bar x={from} y={top} width={Math.max(to - from, 2)} height={BAR} className="fill-accent">
      <title>{text}</title>
    </Bar>
    <Bar x={mark - 3} y={top} width={6} height={BAR} className="fill-on-accent" />
  </g>
);

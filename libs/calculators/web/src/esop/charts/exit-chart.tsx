import { scaleLinear, scaleLog } from '@visx/scale';
import { Line, LinePath } from '@visx/shape';
import type { ExitOutcome } from '@upround/calculators/model';
import { TableDisclosure } from '../../charts/table-disclosure';
import type { EsopTexts } from '../form/esop-texts';
import { exitHead, exitRows } from '../lines/exit-rows';
import { ChartFrame, HEIGHT, Legend, lineProps, WIDTH, type LineLook } from './chart-parts';

interface ExitChartProps {
  points: readonly ExitOutcome[];
  /** At the exit value that is entered. */
  chosen: ExitOutcome | null;
  isLog: boolean;
  texts: EsopTexts;
}

const looks: Record<'gross' | 'preference' | 'net' | 'mark', LineLook> = {
  gross: { className: 'text-muted', dashes: '2 4' },
  preference: { className: 'text-info-text', dashes: '8 4' },
  net: { className: 'text-accent-text' },
  mark: { className: 'text-strong', dashes: '1 3' },
};

const lines = [
  { look: looks.gross, read: (point: ExitOutcome) => point.beforePreferences },
  { look: looks.preference, read: (point: ExitOutcome) => point.afterPreference },
  { look: looks.net, read: (point: ExitOutcome) => point.afterTax },
];

/** What an exit brings at each value: gross, after preferences and after tax. */
export function ExitChart({ points, chosen, isLog, texts }: ExitChartProps) {
  const { t, short } = texts;
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const at = chosen ?? last;
  const isMarked = at.exitValue >= first.exitValue && at.exitValue <= last.exitValue;
  const most = Math.max(...points.map(({ beforePreferences }) => beforePreferences));
  return (
    <figure className="flex flex-col gap-3">
      <ChartFrame
        label={t('chart.label', {
          low: short(first.exitValue),
          lowNet: short(first.afterTax),
          high: short(last.exitValue),
          highNet: short(last.afterTax),
          exit: short(at.exitValue),
          gross: short(at.beforePreferences),
          preference: short(at.afterPreference),
          net: short(at.afterTax),
        })}
        top={short(most)}
        from={short(first.exitValue)}
        to={short(last.exitValue)}
      >
        <ExitLines
          points={points}
          ends={[first.exitValue, last.exitValue]}
          isLog={isLog}
          mark={isMarked ? at.exitValue : null}
        />
      </ChartFrame>
      <figcaption className="flex flex-col gap-1">
        <p className="text-small font-medium">{t('chart.at', { exit: short(at.exitValue) })}</p>
        <Legend
          items={[
            { look: looks.gross, label: t('chart.gross'), value: short(at.beforePreferences) },
            {
              look: looks.preference,
              label: t('chart.preference'),
              value: short(at.afterPreference),
            },
            { look: looks.net, label: t('chart.net'), value: short(at.afterTax) },
            ...(isMarked ? [{ look: looks.mark, label: t('chart.mark') }] : []),
          ]}
        />
      </figcaption>
      <TableDisclosure
        label={t('asTable')}
        caption={t('chart.caption')}
        head={exitHead(texts)}
        rows={exitRows(points, texts)}
      />
    </figure>
  );
}

interface ExitLinesProps {
  points: readonly ExitOutcome[];
  ends: readonly [number, number];
  isLog: boolean;
  /** The exit value that is marked. */
  mark: number | null;
}

function ExitLines({ points, ends, isLog, mark }: ExitLinesProps) {
  const x = (isLog ? scaleLog<number> : scaleLinear<number>)({
    domain: [...ends],
    range: [0, WIDTH],
  });
  const lowest = Math.min(0, ...points.map(({ afterTax }) => afterTax));
  const highest = Math.max(lowest + 1, ...points.map(({ beforePreferences }) => beforePreferences));
  const y = scaleLinear<number>({ domain: [lowest, highest], range: [HEIGHT, 0] });
  return (
    <>
      {lowest < 0 && (
        <Line
          from={{ x: 0, y: y(0) }}
          to={{ x: WIDTH, y: y(0) }}
          {...lineProps({ className: 'text-strong' })}
          strokeWidth={1}
        />
      )}
      {mark !== null && (
        <Line
          from={{ x: x(mark), y: 0 }}
          to={{ x: x(mark), y: HEIGHT }}
          {...lineProps(looks.mark)}
        />
      )}
      {lines.map(({ look, read }, place) => (
        <LinePath
          key={place}
          data={[...points]}
          x={(point) => x(point.exitValue)}
          y={(point) => y(read(point))}
          {...lineProps(look)}
        />
      ))}
    </>
  );
}

import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useFormat } from '@upround/shared/i18n';
import { useTrackerTexts } from '../../../components/tracker-texts';
import { usePipelineText } from '../../messages/catalogue';
import type { FunnelStep } from '../../model/funnel';

/** Units of the drawing; it's stretched to the room that there is, and holds no text. */
const WIDTH = 1_000;
/** As high as a label beside it, in px. */
const STEP = 48;
const BAR = 32;
const PX_OF_REM = 16;

/** A bar a stage, as long as the share that reached it; its table says the same in figures. */
export function FunnelChart({ steps }: { steps: readonly FunnelStep[] }) {
  const t = usePipelineText();
  const texts = useTrackerTexts();
  const format = useFormat();
  const most = Math.max(1, ...steps.map(({ count }) => count));
  const x = scaleLinear({ domain: [0, most], range: [0, WIDTH] });
  const height = STEP * steps.length;
  const words = steps.map(({ stage, count }) =>
    t('funnel.step', { stage: texts.pipelineStage(stage), count: format.number(count) }),
  );
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 self-start text-small">
      <ul aria-hidden="true">
        {steps.map(({ stage }) => (
          <li key={stage} className="flex h-12 items-center">
            {texts.pipelineStage(stage)}
          </li>
        ))}
      </ul>
      <svg
        role="img"
        aria-label={t('funnel.chart', { steps: words.join(', ') })}
        viewBox={`0 0 ${WIDTH} ${height}`}
        preserveAspectRatio="none"
        className="w-full border-l"
        style={{ height: `${height / PX_OF_REM}rem` }}
      >
        {steps.map(({ stage, count }, place) => (
          <Bar
            key={stage}
            x={0}
            y={place * STEP + (STEP - BAR) / 2}
            width={x(count)}
            height={BAR}
            className="fill-accent hover:fill-accent-hover"
          >
            <title>{words[place]}</title>
          </Bar>
        ))}
      </svg>
      <ul aria-hidden="true">
        {steps.map(({ stage, count }) => (
          <li key={stage} className="flex h-12 items-center justify-end font-semibold figures">
            {format.number(count)}
          </li>
        ))}
      </ul>
    </div>
  );
}

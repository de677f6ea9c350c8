import { useState } from 'react';
import {
  valuationMethods,
  type CalculatorCurrency,
  type SimulationResult,
  type ValuationMethod,
  type ValuationResult,
} from '@upround/calculators/model';
import {
  Button,
  Field,
  FormColumns,
  InlineError,
  lazyPart,
  Notice,
  ProgressBar,
  Select,
  Skeleton,
} from '@upround/shared/ui';
import { NumberField } from '../../fields/number-field';
import { countOf, percent, shortAmount } from '../../fields/units';
import { useValuationText } from '../messages/catalogue';
import { useFields } from '../methods/state-field';
import { SectionHead } from '../section-head';
import { useUncertaintyText } from './messages/catalogue';
import { startSimulation, type StartSimulation } from './start-simulation';
import { useSimulation } from './use-simulation';

const Histogram = lazyPart(
  () => import('./histogram').then((m) => m.Histogram),
  () => <Skeleton className="h-52 w-full" />,
);

const DRAWS = 10_000;
const USUAL_SWING = 20;

interface UncertaintySectionProps {
  result: ValuationResult;
  /** Starts the draws; tests run them without a worker. */
  start?: StartSimulation;
}

/** What the values of a method look like when all its numbers are uncertain. */
export function UncertaintySection({ result, start = startSimulation }: UncertaintySectionProps) {
  const t = useUncertaintyText();
  const names = useValuationText();
  const { state } = useFields().link;
  const [method, setMethod] = useState<ValuationMethod>(state.methods[0] ?? 'ventureCapital');
  const [swing, setSwing] = useState<number | null>(USUAL_SWING);
  const [seed, setSeed] = useState(1);
  const { phase, run, stop } = useSimulation(start);
  const hasValue = result.outcomes[method].value !== null;
  const isSwingWrong = swing === null || swing <= 0 || swing > 100;
  const shareOfSwing = (swing ?? 0) / 100;
  const isStale =
    phase.kind === 'done' &&
    (phase.request.state !== state ||
      phase.request.method !== method ||
      phase.request.swing !== shareOfSwing);

  const draw = () => {
    if (isSwingWrong) return;
    run({ method, state, swing: shareOfSwing, draws: DRAWS, seed });
    setSeed(seed + 1);
  };

  return (
    <section aria-labelledby="uncertainty" className="border-t pt-8">
      <SectionHead id="uncertainty" title={t('title')} lead={t('lead')} />
      <FormColumns
        asideLabel={t('chart')}
        aside={
          <div className="flex min-h-80 flex-col gap-4 rounded-surface border bg-surface-raised p-4">
            <h3 className="font-semibold">{t('chart')}</h3>
            {phase.kind !== 'done' && <p className="text-small text-muted">{t('empty')}</p>}
            {isStale && <Notice tone="info">{t('stale')}</Notice>}
            {phase.kind === 'done' && (
              <Spread result={phase.result} currency={phase.request.state.currency} />
            )}
          </div>
        }
      >
        <div className="flex flex-col gap-6">
          <div className="grid gap-x-6 gap-y-4 medium:grid-cols-2">
            <Field label={t('method')}>
              <Select
                value={method}
                onChange={({ target }) => setMethod(target.value as ValuationMethod)}
              >
                {valuationMethods.map((one) => (
                  <option key={one} value={one}>
                    {names(`methods.${one}`)}
                  </option>
                ))}
              </Select>
            </Field>
            <NumberField
              label={t('swing')}
              unit={percent}
              value={swing}
              onChange={setSwing}
              range={{ min: 5, max: 60, step: 5 }}
              problem={swing === null ? 'EMPTY' : isSwingWrong ? 'NOT_A_SHARE' : null}
            />
          </div>
          {phase.kind === 'running' ? (
            <Progress done={phase.done} onStop={stop} />
          ) : (
            <Button
              variant="primary"
              className="self-start"
              disabled={!hasValue || isSwingWrong}
              onClick={draw}
            >
              {t(phase.kind === 'done' ? 'again' : 'run')}
            </Button>
          )}
          {!hasValue && <p className="text-small text-muted">{t('noValue')}</p>}
          {phase.kind === 'failed' && <InlineError>{t('failed')}</InlineError>}
        </div>
      </FormColumns>
    </section>
  );
}

function Progress({ done, onStop }: { done: number; onStop: () => void }) {
  const t = useUncertaintyText();
  return (
    <div className="flex items-center gap-4">
      <ProgressBar
        label={t('progress')}
        value={done}
        max={DRAWS}
        valueText={t('progressText', { done: countOf(done), all: countOf(DRAWS) })}
      />
      <Button size="small" onClick={onStop}>
        {t('stop')}
      </Button>
    </div>
  );
}

interface SpreadProps {
  result: SimulationResult;
  currency: CalculatorCurrency;
}

function Spread({ result, currency }: SpreadProps) {
  const t = useUncertaintyText();
  const { percentiles, mean, failed, histogram } = result;
  const amount = (value: number) => shortAmount(value, currency);
  return (
    <>
      <div role="status" className="flex flex-col gap-1">
        <p className="font-medium">
          {t('half', { low: amount(percentiles.p25), high: amount(percentiles.p75) })}
        </p>
        <p className="text-small">
          {t('most', { low: amount(percentiles.p5), high: amount(percentiles.p95) })}{' '}
          {t('middle', { value: amount(percentiles.p50), mean: amount(mean) })}
        </p>
        {failed > 0 && (
          <p className="text-small text-muted">{t('without', { count: countOf(failed) })}</p>
        )}
      </div>
      <Histogram bars={histogram} currency={currency} />
    </>
  );
}

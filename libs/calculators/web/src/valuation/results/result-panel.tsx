import { memo, useMemo, useState } from 'react';
import {
  methodRanges,
  valuationMethods,
  valuationSensitivity,
  type ValuationMethod,
  type ValuationResult,
  type ValuationState,
} from '@upround/calculators/model';
import { AsidePart, deferredLazy, Field, Notice, Select, Skeleton } from '@upround/shared/ui';
import { countOf, shortAmount } from '../../fields/units';
import { useValuationText } from '../messages/catalogue';
import { useFieldLabel } from '../model/use-field-label';

const chartPlaceholder = () => <Skeleton className="h-80 w-full" />;
const FootballField = deferredLazy(
  () => import('./charts').then((m) => m.FootballField),
  chartPlaceholder,
);
const Tornado = deferredLazy(() => import('./charts').then((m) => m.Tornado), chartPlaceholder);

interface ResultPanelProps {
  state: ValuationState;
  result: ValuationResult;
}

/** Beyond this factor between the highest and the lowest, the methods disagree. */
const DISAGREEMENT = 2;
/** Charts cost neither layout nor paint while they aren't on the screen. */
const UNPAINTED = '[contain-intrinsic-size:auto_25rem] [content-visibility:auto]';
/** Numbers of a method that are shown; the others matter little. */
const MOST_ROWS = 8;

/** The range of all chosen methods, what each gives, and what matters most. */
export const ResultPanel = memo(function ResultPanel({ state, result }: ResultPanelProps) {
  const t = useValuationText();
  return (
    <div className="flex flex-col gap-8">
      <Headline state={state} result={result} />
      {result.range !== null && (
        <>
          <div className={UNPAINTED}>
            <AsidePart title={t('result.field')}>
              <Ranges state={state} result={result} median={result.range.median} />
            </AsidePart>
          </div>
          <div className={UNPAINTED}>
            <AsidePart title={t('result.tornado')}>
              <MattersMost state={state} result={result} />
            </AsidePart>
          </div>
        </>
      )}
    </div>
  );
});

function Headline({ state, result: { range, outcomes } }: ResultPanelProps) {
  const t = useValuationText();
  const amount = (value: number) => shortAmount(value, state.currency);
  if (range === null) return <Notice tone="info">{t('result.none')}</Notice>;
  const count = state.methods.filter((method) => outcomes[method].value !== null).length;
  const { outlier, spread } = range;
  return (
    <div role="status" className="flex flex-col gap-2">
      <p className="text-small text-muted">{t('result.preMoney', { count })}</p>
      <p className="text-display font-semibold figures">{amount(range.median)}</p>
      {count > 1 && (
        <p className="text-muted figures">
          {t('result.between', { min: amount(range.min), max: amount(range.max) })}
        </p>
      )}
      {outlier !== null && (
        <Notice tone="warning">
          {t('result.outlier', {
            method: t(`methods.${outlier.method}`),
            value: amount(outlier.value),
          })}
        </Notice>
      )}
      {outlier === null && spread !== null && count > 1 && (
        <p className="text-small text-muted">
          {t(spread > DISAGREEMENT ? 'result.disagree' : 'result.agree', {
            factor: countOf(spread, 1),
          })}
        </p>
      )}
    </div>
  );
}

/** The result while one scrolls through the fields, where the panel isn't beside them. */
export const ResultStrip = memo(function ResultStrip({
  state,
  result: { range, outcomes },
}: ResultPanelProps) {
  const t = useValuationText();
  if (range === null) return null;
  const count = state.methods.filter((method) => outcomes[method].value !== null).length;
  const amount = (value: number) => shortAmount(value, state.currency);
  return (
    // The panel says the same to screen readers.
    <p
      aria-hidden
      className="sticky top-0 z-20 -mx-4 flex items-end justify-between gap-4 border-b bg-surface px-4 py-2 medium:-mx-6 medium:px-6 wide:hidden print:hidden"
    >
      <span className="flex flex-col">
        <span className="text-caption text-muted">{t('result.preMoney', { count })}</span>
        <span className="font-semibold figures">{amount(range.median)}</span>
      </span>
      <span className="text-small text-muted figures">
        {amount(range.min)} – {amount(range.max)}
      </span>
    </p>
  );
});

function Ranges({ state, result, median }: ResultPanelProps & { median: number }) {
  const ranges = useMemo(() => methodRanges(state, result.outcomes), [state, result]);
  return <FootballField ranges={ranges} median={median} currency={state.currency} />;
}

function MattersMost({ state, result }: ResultPanelProps) {
  const t = useValuationText();
  const labelOf = useFieldLabel();
  const usable = valuationMethods.filter((method) => result.outcomes[method].value !== null);
  const [chosen, setChosen] = useState<ValuationMethod>();
  const preferred = usable.find((method) => state.methods.includes(method)) ?? usable[0];
  const method = chosen !== undefined && usable.includes(chosen) ? chosen : preferred;
  const rows = useMemo(
    () => (method === undefined ? [] : valuationSensitivity(method, state)),
    [method, state],
  );
  if (method === undefined) return null;
  const value = result.outcomes[method].value ?? 0;
  return (
    <div className="flex flex-col gap-4">
      <Field label={t('result.tornadoFor')}>
        <Select
          value={method}
          onChange={({ target }) => setChosen(target.value as ValuationMethod)}
        >
          {usable.map((one) => (
            <option key={one} value={one}>
              {t(`methods.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Tornado
        value={value}
        currency={state.currency}
        rows={rows.slice(0, MOST_ROWS).map(({ name, low, high }) => ({
          path: name,
          name: labelOf(name, state),
          low: low.result ?? value,
          high: high.result ?? value,
        }))}
      />
    </div>
  );
}

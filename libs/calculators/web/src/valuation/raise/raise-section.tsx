import { memo, useDeferredValue, useMemo } from 'react';
import {
  evaluateRaise,
  type RaiseOutcome,
  type ValuationResult,
  type ValuationState,
} from '@upround/calculators/model';
import { FormColumns, Notice } from '@upround/shared/ui';
import { useFields } from '../methods/state-field';
import { SectionHead } from '../section-head';
import { CapTable } from './cap-table';
import { useRaiseText } from './messages/catalogue';
import { RaiseForm } from './raise-form';

/** What a share costs if nothing is added to the pool; null where that round has no result. */
function priceWithoutPool(state: ValuationState, result: ValuationResult): number | null {
  const raise = { ...state.raise, poolShare: 0 };
  return evaluateRaise({ ...state, raise }, result).result?.pricePerShare ?? null;
}

/** A round at the valuation above: its terms, and the cap table that results. */
export function RaiseSection({ result }: { result: ValuationResult }) {
  const t = useRaiseText();
  const { state } = useFields().link;
  const outcome = useMemo(() => evaluateRaise(state, result), [state, result]);
  // The table follows once the browser has time, so that typing never waits for it.
  const shown = useDeferredValue(
    useMemo(() => ({ state, result, outcome }), [state, result, outcome]),
  );
  return (
    <section aria-labelledby="raise" className="border-t pt-8">
      <SectionHead id="raise" title={t('title')} lead={t('lead')} />
      <FormColumns asideLabel={t('table')} aside={<TablePart {...shown} />}>
        <RaiseForm state={state} outcome={outcome} median={result.range?.median ?? null} />
      </FormColumns>
    </section>
  );
}

interface TablePartProps {
  state: ValuationState;
  result: ValuationResult;
  outcome: RaiseOutcome;
}

const TablePart = memo(function TablePart({ state, result, outcome }: TablePartProps) {
  const t = useRaiseText();
  return (
    <div className="flex flex-col gap-4 rounded-surface border bg-surface-raised p-4 [contain-intrinsic-size:auto_25rem] [content-visibility:auto]">
      <h3 className="font-semibold">{t('table')}</h3>
      {outcome.result === null ? (
        <Notice tone="warning">{t('problem')}</Notice>
      ) : (
        <CapTable result={outcome.result} unpooledPrice={priceWithoutPool(state, result)} />
      )}
      <p className="text-small text-muted">{t('assumptions')}</p>
      <p className="text-small text-muted">{t('source')}</p>
    </div>
  );
});

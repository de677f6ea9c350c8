import { useMemo } from 'react';
import { evaluateRaise, type ValuationResult } from '@upround/calculators/model';
import { FormColumns, Notice } from '@upround/shared/ui';
import { useFields } from '../methods/state-field';
import { SectionHead } from '../section-head';
import { CapTable } from './cap-table';
import { useRaiseText } from './messages/catalogue';
import { RaiseForm } from './raise-form';

/** A round at the valuation above: its terms, and the cap table that results. */
export function RaiseSection({ result }: { result: ValuationResult }) {
  const t = useRaiseText();
  const { state } = useFields().link;
  const outcome = useMemo(() => evaluateRaise(state, result), [state, result]);
  return (
    <section aria-labelledby="raise" className="border-t pt-8">
      <SectionHead id="raise" title={t('title')} lead={t('lead')} />
      <FormColumns
        asideLabel={t('table')}
        aside={
          <div className="flex flex-col gap-4 rounded-surface border bg-surface-raised p-4">
            <h3 className="font-semibold">{t('table')}</h3>
            {outcome.result === null ? (
              <Notice tone="warning">{t('problem')}</Notice>
            ) : (
              <CapTable result={outcome.result} />
            )}
            <p className="text-small text-muted">{t('assumptions')}</p>
            <p className="text-small text-muted">{t('source')}</p>
          </div>
        }
      >
        <RaiseForm state={state} outcome={outcome} median={result.range?.median ?? null} />
      </FormColumns>
    </section>
  );
}

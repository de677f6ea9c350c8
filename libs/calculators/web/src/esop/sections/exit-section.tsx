import { memo } from 'react';
import type { ExitOutcome, ExitPlan } from '@upround/calculators/model';
import { deferredLazy, Skeleton } from '@upround/shared/ui';
import type { EsopForm, EsopResults } from '../form/esop-form';
import { useExitCurve } from '../form/use-exit-curve';
import { breakEvenLines, exitLines } from '../lines/exit-lines';
import { dilutionLines } from '../lines/worth-lines';
import { ExitFields } from './exit-fields';
import {
  EsopSection,
  Formulas,
  Note,
  ResultPart,
  ResultTable,
  Sentence,
  ResultOf,
  Warning,
} from './result-part';

const ExitChart = deferredLazy(
  () => import('../charts/charts').then((m) => m.ExitChart),
  () => <Skeleton className="h-80 w-full" />,
);

/** What an exit brings, from which value on, and what later rounds take. */
export function ExitSection({ form }: { form: EsopForm }) {
  const { t } = form.texts;
  return (
    <EsopSection
      title={t('exit.title')}
      lead={t('exit.lead')}
      resultsLabel={t('resultsOf', { title: t('exit.title') })}
      results={
        <>
          <ChartPart results={form.results} />
          <BreakEvenPart results={form.results} />
          <DilutionPart results={form.results} />
        </>
      }
    >
      <ExitFields form={form} />
    </EsopSection>
  );
}

const ChartPart = memo(function ChartPart({ results }: { results: EsopResults }) {
  const { result, state, texts } = results;
  const curve = useExitCurve(result);
  const { t } = texts;
  const { value: plan } = result.plan;
  const { value: exit } = result.exit;
  return (
    <ResultPart title={t('chart.title')}>
      {curve === null ? (
        <Skeleton className="h-80 w-full" />
      ) : (
        <ResultOf outcome={curve} results={results}>
          {(points) => (
            <ExitChart
              points={points}
              chosen={exit}
              isLog={state.exit.scale === 'log' && (points[0]?.exitValue ?? 0) > 0}
              texts={texts}
            />
          )}
        </ResultOf>
      )}
      <Note>{t('chart.note')}</Note>
      {plan !== null && exit !== null && (
        <>
          <ExitWarnings exit={exit} plan={plan} results={results} />
          <Formulas title={t('how')} lines={exitLines(exit, plan, texts)} />
        </>
      )}
    </ResultPart>
  );
});

function ExitWarnings(props: { exit: ExitOutcome; plan: ExitPlan; results: EsopResults }) {
  const { exit, plan, results } = props;
  const { t, short, price } = results.texts;
  const warnings = [
    ...(exit.price === 0 ? [t('chart.belowThreshold')] : []),
    ...(exit.afterTax < 0 ? [t('chart.loss', { amount: short(-exit.afterTax) })] : []),
    ...(plan.cash.shares > 0 && exit.price > 0 && exit.price < plan.cash.fairValue
      ? [
          t('chart.belowValue', {
            price: price(exit.price),
            fairValue: price(plan.cash.fairValue),
          }),
        ]
      : []),
  ];
  return warnings.map((warning) => <Warning key={warning}>{warning}</Warning>);
}

const BreakEvenPart = memo(function BreakEvenPart({ results }: { results: EsopResults }) {
  const { result, texts } = results;
  const lines = breakEvenLines(result, texts);
  return (
    <ResultPart title={texts.t('breakEven.title')}>
      <ResultOf outcome={result.breakEven} results={results}>
        {() => (
          <>
            {lines.map(({ sentence }, place) => (
              <p
                key={place}
                className={place === 0 ? 'font-medium wrap-anywhere' : 'text-small wrap-anywhere'}
              >
                {sentence}
              </p>
            ))}
            <Formulas title={texts.t('how')} lines={lines.map(({ formula }) => formula)} />
          </>
        )}
      </ResultOf>
    </ResultPart>
  );
});

const DilutionPart = memo(function DilutionPart({ results }: { results: EsopResults }) {
  const { result, texts } = results;
  const { t, count, part } = texts;
  return (
    <ResultPart title={t('dilution.title')}>
      <ResultOf outcome={result.dilution} results={results}>
        {({ options, initial, ownership, steps }) => (
          <>
            <Sentence>
              {t(steps.length === 0 ? 'dilution.none' : 'dilution.line', {
                options: count(options),
                before: part(initial, 4),
                after: part(ownership, 4),
              })}
            </Sentence>
            {steps.length > 0 && (
              <ResultTable
                caption={t('dilution.caption')}
                head={[
                  t('dilution.round'),
                  t('dilution.takes'),
                  t('dilution.left'),
                  t('dilution.total'),
                ]}
                rows={steps.map((step, place) => [
                  String(place + 1),
                  part(step.taken),
                  part(step.ownership, 4),
                  count(step.fullyDiluted),
                ])}
              />
            )}
            <Formulas title={t('how')} lines={dilutionLines(result, texts)} />
          </>
        )}
      </ResultOf>
    </ResultPart>
  );
});

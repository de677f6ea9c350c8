import { lazy, Suspense } from 'react';
import type { ExitOutcome, ExitPlan } from '@upround/calculators/model';
import { Skeleton } from '@upround/shared/ui';
import type { EsopForm } from '../form/esop-form';
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
  Shown,
  Warning,
} from './result-part';

const ExitChart = lazy(() => import('../charts/charts').then((m) => ({ default: m.ExitChart })));

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
          <ChartPart form={form} />
          <BreakEvenPart form={form} />
          <DilutionPart form={form} />
        </>
      }
    >
      <ExitFields form={form} />
    </EsopSection>
  );
}

function ChartPart({ form }: { form: EsopForm }) {
  const { result, curve, state, texts } = form;
  const { t } = texts;
  const { value: plan } = result.plan;
  const { value: exit } = result.exit;
  return (
    <ResultPart title={t('chart.title')}>
      <Shown outcome={curve} form={form}>
        {(points) => (
          <Suspense fallback={<Skeleton className="h-80 w-full" />}>
            <ExitChart
              points={points}
              chosen={exit}
              isLog={state.exit.scale === 'log' && (points[0]?.exitValue ?? 0) > 0}
              texts={texts}
            />
          </Suspense>
        )}
      </Shown>
      <Note>{t('chart.note')}</Note>
      {plan !== null && exit !== null && (
        <>
          <ExitWarnings exit={exit} plan={plan} form={form} />
          <Formulas title={t('how')} lines={exitLines(exit, plan, texts)} />
        </>
      )}
    </ResultPart>
  );
}

function ExitWarnings(props: { exit: ExitOutcome; plan: ExitPlan; form: EsopForm }) {
  const { exit, plan, form } = props;
  const { t, short, price } = form.texts;
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

function BreakEvenPart({ form }: { form: EsopForm }) {
  const { result, texts } = form;
  const lines = breakEvenLines(result, texts);
  return (
    <ResultPart title={texts.t('breakEven.title')}>
      <Shown outcome={result.breakEven} form={form}>
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
      </Shown>
    </ResultPart>
  );
}

function DilutionPart({ form }: { form: EsopForm }) {
  const { result, texts } = form;
  const { t, count, part } = texts;
  return (
    <ResultPart title={t('dilution.title')}>
      <Shown outcome={result.dilution} form={form}>
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
      </Shown>
    </ResultPart>
  );
}

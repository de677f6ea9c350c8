import { memo } from 'react';
import type { ExerciseCash } from '@upround/calculators/model';
import type { EsopForm, EsopResults } from '../form/esop-form';
import { cashLines, deferralLine } from '../lines/exit-lines';
import { ExerciseFields } from './exercise-fields';
import {
  EsopSection,
  Facts,
  Formulas,
  Note,
  ResultPart,
  ResultTable,
  Sentence,
  ResultOf,
  Warning,
} from './result-part';

/** What exercising takes, when its tax is due, and what leaving changes. */
export function ExerciseSection({ form }: { form: EsopForm }) {
  const { t } = form.texts;
  return (
    <EsopSection
      title={t('exercise.title')}
      lead={t('exercise.lead')}
      resultsLabel={t('resultsOf', { title: t('exercise.title') })}
      results={
        <>
          <CashPart results={form.results} />
          <LeavePart results={form.results} />
        </>
      }
    >
      <ExerciseFields form={form} />
    </EsopSection>
  );
}

const CashPart = memo(function CashPart({ results }: { results: EsopResults }) {
  const { result, texts } = results;
  return (
    <ResultPart title={texts.t('cash.title')}>
      <ResultOf outcome={result.cash} results={results}>
        {(cash) => <CashFacts cash={cash} results={results} />}
      </ResultOf>
    </ResultPart>
  );
});

function CashFacts({ cash, results }: { cash: ExerciseCash; results: EsopResults }) {
  const { t, amount, day } = results.texts;
  const waiting = cash.holdings.filter((holding) => holding.waiting > 0);
  return (
    <>
      {cash.shares === 0 ? (
        waiting.length === 0 && (
          <Sentence>{t('cash.nothing', { day: day(cash.exerciseOn) })}</Sentence>
        )
      ) : (
        <Facts
          facts={[
            { label: t('cash.perquisite'), value: amount(cash.perquisite) },
            { label: t('cash.cost'), value: amount(cash.exerciseCost) },
            { label: t('cash.tax'), value: amount(cash.tax) },
            {
              label: t('cash.total', { day: day(cash.exerciseOn) }),
              value: amount(cash.dueNow),
              isStrong: true,
            },
          ]}
        />
      )}
      {waiting.map(({ grant }) => (
        <Warning key={grant.place}>
          {t('cash.waiting', { name: results.texts.grant(grant) })}
        </Warning>
      ))}
      {cash.hasDeferral && cash.tax > 0 && <Deferral cash={cash} results={results} />}
      <Note>{t('cash.fairValueNote')}</Note>
      <Formulas title={t('how')} lines={cashLines(cash, results.texts)} />
    </>
  );
}

function Deferral({ cash, results }: { cash: ExerciseCash; results: EsopResults }) {
  const { t } = results.texts;
  return (
    <div className="flex flex-col gap-1">
      <h4 className="text-small font-medium">{t('cash.deferral')}</h4>
      <p className="text-small">{deferralLine(cash, results.texts)}</p>
      <Note>{t('cash.rule')}</Note>
    </div>
  );
}

const LeavePart = memo(function LeavePart({ results }: { results: EsopResults }) {
  const { result, texts } = results;
  const { t, amount, count, day } = texts;
  const planned = result.departures.value?.planned.on;
  return (
    <ResultPart title={t('leave.title', { day: planned === undefined ? 'none' : day(planned) })}>
      <ResultOf outcome={result.departures} results={results}>
        {({ planned, later }) => (
          <>
            <ResultTable
              caption={t('leave.caption', { day: day(planned.on) })}
              head={[t('leave.on'), day(planned.on), day(later.on)]}
              rows={[
                [t('leave.vested'), count(planned.vested), count(later.vested)],
                [t('leave.lost'), count(planned.forfeited), count(later.forfeited)],
                [t('leave.value'), amount(planned.value), amount(later.value)],
                [t('leave.by'), day(planned.exerciseBy), day(later.exerciseBy)],
                [t('leave.cash'), amount(planned.cashNeeded), amount(later.cashNeeded)],
              ]}
            />
            <Sentence>
              {later.value > planned.value
                ? t('leave.more', { amount: amount(later.value - planned.value) })
                : t('leave.same')}
            </Sentence>
            {planned.vested > 0 && (
              <Sentence>
                {t('leave.window', {
                  day: day(planned.on),
                  by: day(planned.exerciseBy),
                  cash: amount(planned.cashNeeded),
                  count: count(planned.vested),
                })}
              </Sentence>
            )}
            <Formulas
              title={t('how')}
              lines={[
                t('leave.formula', {
                  later: amount(later.value),
                  planned: amount(planned.value),
                  amount: amount(later.value - planned.value),
                }),
              ]}
            />
          </>
        )}
      </ResultOf>
    </ResultPart>
  );
});

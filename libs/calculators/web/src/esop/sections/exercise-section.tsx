import type { ExerciseCash } from '@upround/calculators/model';
import type { EsopForm } from '../form/esop-form';
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
  Shown,
  Warning,
} from './result-part';

/** What exercising takes, when its tax is due, and what leaving changes. */
export function ExerciseSection({ form }: { form: EsopForm }) {
  const { result, texts } = form;
  const { t } = texts;
  return (
    <EsopSection
      title={t('exercise.title')}
      lead={t('exercise.lead')}
      resultsLabel={t('resultsOf', { title: t('exercise.title') })}
      results={
        <>
          <ResultPart title={t('cash.title')}>
            <Shown outcome={result.cash} form={form}>
              {(cash) => <CashFacts cash={cash} form={form} />}
            </Shown>
          </ResultPart>
          <LeavePart form={form} />
        </>
      }
    >
      <ExerciseFields form={form} />
    </EsopSection>
  );
}

function CashFacts({ cash, form }: { cash: ExerciseCash; form: EsopForm }) {
  const { t, amount, day } = form.texts;
  return (
    <>
      {cash.shares === 0 ? (
        <Sentence>{t('cash.nothing', { day: day(cash.exerciseOn) })}</Sentence>
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
      {cash.holdings
        .filter(({ waiting }) => waiting > 0)
        .map(({ grant }) => (
          <Warning key={grant.place}>
            {t('cash.waiting', { name: form.texts.grant(grant) })}
          </Warning>
        ))}
      {cash.hasDeferral && cash.tax > 0 && <Deferral cash={cash} form={form} />}
      <Note>{t('cash.fairValueNote')}</Note>
      <Formulas title={t('how')} lines={cashLines(cash, form.texts)} />
    </>
  );
}

function Deferral({ cash, form }: { cash: ExerciseCash; form: EsopForm }) {
  const { t } = form.texts;
  return (
    <div className="flex flex-col gap-1">
      <h4 className="text-small font-medium">{t('cash.deferral')}</h4>
      <p className="text-small">{deferralLine(cash, form.texts)}</p>
      <Note>{t('cash.rule')}</Note>
    </div>
  );
}

function LeavePart({ form }: { form: EsopForm }) {
  const { result, texts } = form;
  const { t, amount, count, day } = texts;
  return (
    <ResultPart title={t('leave.title')}>
      <Shown outcome={result.departures} form={form}>
        {({ planned, later }) => (
          <>
            <ResultTable
              caption={t('leave.caption')}
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
      </Shown>
    </ResultPart>
  );
}

import { memo } from 'react';
import {
  calculatorCurrencies,
  esopIntervals,
  esopLimits,
  newGrant,
  type EsopGrant,
} from '@upround/calculators/model';
import { deferredLazy, Skeleton } from '@upround/shared/ui';
import { ItemList } from '../../fields/item-list';
import { money, shares, type Unit } from '../../fields/units';
import { DayAt, NumberAt, SelectAt, TextAt } from '../form/esop-fields';
import type { EsopForm, EsopResults } from '../form/esop-form';
import { LabelledSegments } from '../form/labelled-segments';
import { localToday } from '../form/local-today';
import { moneyRange, range } from '../form/ranges';
import { grantWorths, uncounted, worthLines } from '../lines/worth-lines';
import {
  EsopSection,
  FieldGrid,
  Formulas,
  Note,
  ResultPart,
  ResultTable,
  ResultOf,
  Warning,
} from './result-part';

const VestingChart = deferredLazy(
  () => import('../charts/charts').then((m) => m.VestingChart),
  () => <Skeleton className="h-40 w-full" />,
);

const inMonths: Unit = { kind: 'months' };

/** The grants, and what they are worth today. */
export function GrantsSection({ form }: { form: EsopForm }) {
  const { t, currency } = form.texts;
  return (
    <EsopSection
      title={t('grants.title')}
      lead={t('grants.lead')}
      resultsLabel={t('resultsOf', { title: t('grants.title') })}
      results={
        <>
          <WorthPart results={form.results} />
          <VestingPart results={form.results} />
        </>
      }
    >
      <FieldGrid columns={3}>
        <LabelledSegments
          label={t('grants.currency')}
          hint={t('grants.currencyHint')}
          options={calculatorCurrencies.map((value) => ({
            value,
            label: t(`grants.currencies.${value}`),
          }))}
          value={currency}
          onChange={(value) => form.link.set(['currency'], value)}
        />
        <DayAt
          form={form}
          path="dates.asOf"
          label={t('grants.asOf')}
          hint={t('grants.asOfHint')}
          optional
        />
        <NumberAt
          form={form}
          path="company.fairValue"
          label={t('grants.fairValue')}
          hint={t('grants.fairValueHint')}
          unit={money(currency)}
          range={moneyRange(currency, 1_000)}
        />
      </FieldGrid>
      {form.state.grants.length === 0 && <Note>{t('grants.empty')}</Note>}
      <ItemList<EsopGrant>
        items={form.state.grants}
        most={esopLimits.grants}
        add={t('grants.add')}
        remove={(name) => t('remove', { name })}
        full={t('full', { count: String(esopLimits.grants) })}
        nameOf={({ name }, place) => form.texts.grant({ name, place })}
        onChange={(grants) => form.link.set(['grants'], grants)}
        newItem={() => newGrant(form.state.dates.asOf ?? localToday())}
        version={form.link.version}
      >
        {(place) => <GrantFields form={form} place={place} />}
      </ItemList>
    </EsopSection>
  );
}

function GrantFields({ form, place }: { form: EsopForm; place: number }) {
  const { t, currency } = form.texts;
  const at = (field: string) => `grants.${place}.${field}`;
  return (
    <FieldGrid>
      <TextAt
        form={form}
        path={at('name')}
        label={t('name')}
        placeholder={form.texts.grant({ name: '', place })}
      />
      <DayAt form={form} path={at('start')} label={t('grants.start')} />
      <NumberAt form={form} path={at('granted')} label={t('grants.granted')} unit={shares} />
      <NumberAt
        form={form}
        path={at('strike')}
        label={t('grants.strike')}
        hint={t('grants.strikeHint')}
        unit={money(currency)}
      />
      <NumberAt
        form={form}
        path={at('months')}
        label={t('grants.months')}
        unit={inMonths}
        range={range(120, 1, 1)}
      />
      <NumberAt
        form={form}
        path={at('cliff')}
        label={t('grants.cliff')}
        unit={inMonths}
        range={range(24, 1)}
      />
      <SelectAt
        form={form}
        path={at('interval')}
        label={t('grants.interval')}
        options={esopIntervals.map((value) => ({
          value,
          label: t(`grants.intervals.m${value}`),
        }))}
      />
    </FieldGrid>
  );
}

const WorthPart = memo(function WorthPart({ results }: { results: EsopResults }) {
  const { result, texts } = results;
  const { t, count, amount } = texts;
  const missing = uncounted(result.numbers);
  const fairValue = result.numbers.fairValue.value ?? 0;
  return (
    <ResultPart title={t('worth.title')}>
      <ResultOf outcome={result.worth} results={results}>
        {({ vested, unvested, vestedValue, unvestedValue, fair }) => (
          <ResultTable
            caption={t('worth.title')}
            head={[t('worth.what'), t('worth.vested'), t('worth.unvested')]}
            rows={[
              [t('worth.count'), count(vested), count(unvested)],
              [t('worth.ifExercised'), amount(vestedValue), amount(unvestedValue)],
              ...(fair.value === null
                ? []
                : [[t('worth.asOption'), amount(fair.value.vested), amount(fair.value.unvested)]]),
            ]}
          />
        )}
      </ResultOf>
      {missing > 0 && result.worth.value !== null && (
        <Note>{t('notCounted', { count: missing })}</Note>
      )}
      {grantWorths(result).map(
        ({ grant, next }) =>
          next !== null && (
            <Note key={grant.place}>
              {t('worth.next', {
                name: texts.grant(grant),
                count: count(next.vests),
                day: texts.day(next.date),
              })}
            </Note>
          ),
      )}
      {grantWorths(result)
        .filter(({ grant }) => grant.strike > fairValue)
        .map(({ grant }) => (
          <Warning key={grant.place}>
            {t('worth.underwater', {
              name: texts.grant(grant),
              strike: texts.price(grant.strike),
              fairValue: texts.price(fairValue),
            })}
          </Warning>
        ))}
      <Formulas title={t('how')} lines={worthLines(result, texts)} />
    </ResultPart>
  );
});

const VestingPart = memo(function VestingPart({ results }: { results: EsopResults }) {
  const { result, texts } = results;
  const vested = grantWorths(result).reduce((sum, worth) => sum + worth.vested, 0);
  return (
    <ResultPart title={texts.t('vesting.title')}>
      <ResultOf outcome={result.timeline} results={results}>
        {(timeline) => <VestingChart timeline={timeline} vested={vested} texts={texts} />}
      </ResultOf>
    </ResultPart>
  );
});

import { memo } from 'react';
import type { EsopState } from '@upround/calculators/model';
import type { LinkState } from '../link/use-link-state';
import { useEsopForm, type EsopResults } from './form/esop-form';
import { CompanySection } from './sections/company-section';
import { ExerciseSection } from './sections/exercise-section';
import { ExitSection } from './sections/exit-section';
import { GrantsSection } from './sections/grants-section';
import { OffersSection } from './sections/offers-section';

/** The calculator's fields and results for the state of a link. */
export function EsopCalculator({ link }: { link: LinkState<EsopState> }) {
  const form = useEsopForm(link);
  return (
    <div className="flex flex-col gap-10">
      <Glance results={form.results} />
      <GrantsSection form={form} />
      <ExitSection form={form} />
      <ExerciseSection form={form} />
      <CompanySection form={form} />
      <OffersSection form={form} />
    </div>
  );
}

/** The four figures that people look for first. */
const Glance = memo(function Glance({ results }: { results: EsopResults }) {
  const { result, texts } = results;
  const { t, short } = texts;
  const { worth, exit, cash, breakEven, numbers } = result;
  const exitValue = numbers.exitValue.value;
  const asOf = numbers.dates.asOf.value;
  const figures = [
    {
      label: asOf === null ? t('key.vestedAny') : t('key.vested', { day: texts.day(asOf) }),
      value: worth.value?.vestedValue,
    },
    {
      label: exitValue === null ? t('key.exitAny') : t('key.exit', { exit: short(exitValue) }),
      value: exit.value?.afterTax,
    },
    { label: t('key.cash'), value: cash.value?.dueNow },
    { label: t('key.threshold'), value: breakEven.value?.threshold },
  ];
  return (
    <dl aria-label={t('key.title')} className="grid grid-cols-2 gap-4 medium:grid-cols-4">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex min-w-0 flex-col justify-between gap-1">
          <dt className="text-small text-muted">{label}</dt>
          <dd className="text-title font-semibold figures wrap-anywhere">
            {value === undefined ? '–' : short(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
});

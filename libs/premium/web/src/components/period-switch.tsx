import { useQuery } from '@tanstack/react-query';
import { planPeriods } from '@upround/shared/links';
import { useSearchChoice } from '@upround/shared/routing';
import { SegmentedControl } from '@upround/shared/ui';
import { plansQuery } from '../data/premium-queries';
import { usePremiumText } from '../messages/catalogue';
import { yearlySavingOf } from '../model/prices';

/** Monthly or yearly, by the address. */
export const usePeriod = () => useSearchChoice('period', planPeriods);

/** Switches between monthly and yearly prices, and says what a year saves. */
export function PeriodSwitch() {
  const t = usePremiumText();
  const [period, setPeriod] = usePeriod();
  return (
    <SegmentedControl
      label={t('price.label')}
      value={period}
      onChange={setPeriod}
      options={[
        { value: 'MONTH', label: t('price.month') },
        {
          value: 'YEAR',
          label: (
            <span className="flex items-baseline gap-1.5">
              {t('price.year')}
              <YearlySaving />
            </span>
          ),
        },
      ]}
    />
  );
}

/** It has its room before the prices are loaded. The page loads them: one more reader would load failed ones again. */
function YearlySaving() {
  const t = usePremiumText();
  const { data, isPending } = useQuery({ ...plansQuery(), enabled: false });
  if (isPending) return <span aria-hidden className="w-14" />;
  const saving = yearlySavingOf(data?.data ?? []);
  if (saving === null) return null;
  const { percent, differs } = saving;
  return (
    <span className="min-w-14 text-right text-caption text-accent-text">
      {t(differs ? 'price.saveUpTo' : 'price.saveShare', { percent: String(percent) })}
    </span>
  );
}

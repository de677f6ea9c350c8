import { planPeriods } from '@upround/shared/links';
import { useSearchChoice } from '@upround/shared/routing';
import { SegmentedControl } from '@upround/shared/ui';
import { usePremiumText } from '../messages/catalogue';

/** Monthly or yearly, by the address. */
export const usePeriod = () => useSearchChoice('period', planPeriods);

/** Switches between monthly and yearly prices. */
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
        { value: 'YEAR', label: t('price.year') },
      ]}
    />
  );
}

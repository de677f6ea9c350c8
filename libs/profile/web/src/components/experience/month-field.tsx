import { FieldGroup, Select } from '@upround/shared/ui';
import { useExperienceText } from './messages/catalogue';
import { monthNumbers } from './experience-values';

const FIRST_YEAR = 1950;

interface MonthFieldProps {
  side: 'start' | 'end';
  month: string;
  year: string;
  error: string | undefined;
  onChange: (change: { month?: string; year?: string }) => void;
}

/** A month and a year, by the browser's own lists. */
export function MonthField({ side, month, year, error, onChange }: MonthFieldProps) {
  const t = useExperienceText();
  const last = new Date().getFullYear();
  const years = Array.from({ length: last - FIRST_YEAR + 1 }, (_, index) => String(last - index));
  const invalid = error !== undefined || undefined;
  return (
    <FieldGroup legend={t(side)} error={error} className="grow">
      <div className="flex gap-2">
        <Select
          aria-label={t(`${side}Month`)}
          aria-invalid={invalid}
          value={month}
          onChange={(event) => onChange({ month: event.target.value })}
        >
          <option value="">{t('month')}</option>
          {monthNumbers.map((number) => (
            <option key={number} value={number}>
              {t(`months.m${number}`)}
            </option>
          ))}
        </Select>
        <Select
          aria-label={t(`${side}Year`)}
          aria-invalid={invalid}
          value={year}
          onChange={(event) => onChange({ year: event.target.value })}
        >
          <option value="">{t('year')}</option>
          {years.map((number) => (
            <option key={number}>{number}</option>
          ))}
        </Select>
      </div>
    </FieldGroup>
  );
}

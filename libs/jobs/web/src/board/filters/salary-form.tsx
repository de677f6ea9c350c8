import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { jobLimits } from '@upround/jobs/contract';
import { currencies, minorUnits, type Currency } from '@upround/shared/domain';
import { Button, Field, FieldGroup, Select, TextInput } from '@upround/shared/ui';
import { useJobsText } from '../../messages/catalogue';
import { parseAmount } from '../../model/amount';
import { withFilters } from '../model/board-address';
import type { Board } from '../use-board';
import { useSalaryNote } from './use-salary-note';

/** The minimum salary and its currency: typed as people write amounts, and in minor units in the address. */
export function SalaryForm({ board }: { board: Board }) {
  const t = useJobsText();
  const navigate = useNavigate();
  const { filters } = board;
  const [currency, setCurrency] = useState<Currency>(filters.currency ?? 'INR');
  const given = textOf(filters.salary, filters.currency ?? 'INR');
  const [text, setText] = useState(given);
  const [isWrong, setWrong] = useState(false);
  const note = useSalaryNote(text, currency);

  const apply = (chosen: Currency) => {
    const amount = text.trim() === '' ? 0 : parseAmount(text, chosen);
    const isSound = amount !== null && amount <= jobLimits.salary;
    setWrong(!isSound);
    if (!isSound) return;
    const change = amount > 0 ? { salary: amount, currency: chosen } : noSalary;
    void navigate(board.hrefWith(withFilters(filters, change)));
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        apply(currency);
      }}
    >
      <FieldGroup
        legend={t('filters.salaryLegend')}
        hint={note}
        error={isWrong ? t('filters.salaryWrong') : undefined}
      >
        <div className="flex gap-2">
          <Field label={t('filters.currency')} hideLabel className="w-24 shrink-0">
            <Select
              name="currency"
              value={currency}
              onChange={({ target }) => {
                const chosen = currencies.find((known) => known === target.value) ?? 'INR';
                setCurrency(chosen);
                if (filters.salary !== undefined) apply(chosen);
              }}
            >
              {currencies.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </Select>
          </Field>
          <Field label={t('filters.salaryMin')} hideLabel className="grow">
            <TextInput
              name="salary"
              autoComplete="off"
              aria-invalid={isWrong || undefined}
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                setWrong(false);
              }}
            />
          </Field>
        </div>
        {text !== given && (
          <Button type="submit" size="small" className="self-start">
            {t('filters.apply')}
          </Button>
        )}
      </FieldGroup>
    </form>
  );
}

/** An amount as one would type it, in major units. */
function textOf(amount: number | undefined, currency: Currency): string {
  if (amount === undefined) return '';
  const major = amount / minorUnits(currency);
  return Number.isInteger(major) ? String(major) : major.toFixed(2);
}

const noSalary = { salary: undefined, currency: undefined };

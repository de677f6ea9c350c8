import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { jobLimits } from '@upround/jobs/contract';
import { currencies, parseAmount, ratesDay, type Currency } from '@upround/shared/domain';
import { useFilterText, typedMoney } from '@upround/shared/forms';
import { useFormat } from '@upround/shared/i18n';
import { Field, FieldGroup, Select, TextInput } from '@upround/shared/ui';
import { useJobsText } from '../../messages/catalogue';
import { withFilters } from '../model/board-address';
import type { Board } from '../use-board';
import { useSalaryNote } from './use-salary-note';

const noSalary = { salary: undefined, currency: undefined };

/** The minimum salary and its currency: typed as people write amounts, and in minor units in the address. */
export function SalaryForm({ board }: { board: Board }) {
  const t = useJobsText();
  const format = useFormat();
  const navigate = useNavigate();
  const { filters } = board;
  const [chosen, setChosen] = useState<Currency>('INR');
  const currency = filters.currency ?? chosen;

  const amountOf = (text: string, code: Currency) =>
    text.trim() === '' ? 0 : parseAmount(text, code);
  const isSound = (text: string) => {
    const amount = amountOf(text, currency);
    return amount !== null && amount <= jobLimits.salary;
  };
  const apply = (text: string, code = currency) => {
    const amount = amountOf(text, code) ?? 0;
    if (amount === (filters.salary ?? 0) && code === currency) return false;
    const change = amount > 0 ? { salary: amount, currency: code } : noSalary;
    void navigate(board.hrefWith(withFilters(filters, change)), { replace: true });
    return true;
  };
  const given = filters.salary === undefined ? '' : typedMoney(format, filters.salary, currency);
  const field = useFilterText({ given, isSound, apply });
  const note = useSalaryNote(field.text, currency);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        field.commit();
      }}
    >
      <FieldGroup
        legend={t('filters.salaryLegend')}
        hint={
          field.text.trim() === ''
            ? note
            : `${note} ${t('filters.salaryRates', { date: format.date(ratesDay) })}`
        }
        error={field.isWrong ? t('filters.salaryWrong') : undefined}
      >
        <div className="flex gap-2">
          <Field label={t('filters.currency')} hideLabel className="w-24 shrink-0">
            <Select
              name="currency"
              value={currency}
              onChange={({ target }) => {
                const code = currencies.find((known) => known === target.value) ?? 'INR';
                setChosen(code);
                if (filters.salary !== undefined) apply(field.text, code);
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
              aria-invalid={field.isWrong || undefined}
              value={field.text}
              onChange={({ target }) => field.write(target.value)}
              onBlur={field.commit}
            />
          </Field>
        </div>
      </FieldGroup>
    </form>
  );
}

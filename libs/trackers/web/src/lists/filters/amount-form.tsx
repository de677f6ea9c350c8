import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { trackerLimits } from '@upround/trackers/contract';
import { currencies, parseAmount, type Currency } from '@upround/shared/domain';
import { useFilterText, shortMoney, typedMoney } from '@upround/shared/forms';
import { useFormat } from '@upround/shared/i18n';
import { Field, FieldGroup, Select, TextInput } from '@upround/shared/ui';
import { withFilters } from '../../model/list-address';
import { useTrackerListText } from '../messages/catalogue';
import type { List } from '../use-list';

const noAmount = { amount: undefined, currency: undefined };

/** The amount that is needed and its currency: typed as people write amounts, and in minor units in the address. */
export function AmountForm({ list }: { list: List }) {
  const t = useTrackerListText();
  const format = useFormat();
  const navigate = useNavigate();
  const { filters } = list;
  const [chosen, setChosen] = useState<Currency>('INR');
  const currency = filters.currency ?? chosen;

  const amountOf = (text: string, code: Currency) =>
    text.trim() === '' ? 0 : parseAmount(text, code);
  const isSound = (text: string) => {
    const amount = amountOf(text, currency);
    return amount !== null && amount <= trackerLimits.amount;
  };
  const apply = (text: string, code = currency) => {
    const amount = amountOf(text, code) ?? 0;
    if (amount === (filters.amount ?? 0) && code === currency) return false;
    const change = amount > 0 ? { amount, currency: code } : noAmount;
    void navigate(list.hrefWith(withFilters(filters, change)), { replace: true });
    return true;
  };
  const given = filters.amount === undefined ? '' : typedMoney(format, filters.amount, currency);
  const field = useFilterText({ given, isSound, apply });
  const typed = parseAmount(field.text, currency);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        field.commit();
      }}
    >
      <FieldGroup
        legend={<span className="font-semibold">{t('filters.amount')}</span>}
        error={field.isWrong ? t('filters.amountWrong') : undefined}
        hint={
          typed === null || typed === 0
            ? t(currency === 'INR' ? 'filters.amountHintRupees' : 'filters.amountHint')
            : t('filters.amountMeant', { amount: shortMoney(format, typed, currency) })
        }
      >
        <div className="flex gap-2">
          <Field label={t('filters.currency')} hideLabel className="w-24 shrink-0">
            <Select
              value={currency}
              onChange={({ target }) => {
                const code = currencies.find((known) => known === target.value) ?? 'INR';
                setChosen(code);
                if (isSound(field.text)) apply(field.text, code);
              }}
            >
              {currencies.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </Select>
          </Field>
          <Field label={t('filters.amountLabel')} hideLabel className="grow">
            <TextInput
              name="amount"
              value={field.text}
              autoComplete="off"
              onChange={({ target }) => field.write(target.value)}
              onBlur={field.commit}
            />
          </Field>
        </div>
      </FieldGroup>
    </form>
  );
}

import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { moneyLimits, moneyStates } from '@upround/moderation/contract';
import { Button, Field, Select, TextInput } from '@upround/shared/ui';
import { useMoneyText } from './messages/catalogue';
import { useMoneyAddress } from './use-money-address';

/** Searches for the payments of a member, or for one by its number. */
export function PaymentSearch() {
  const t = useMoneyText();
  const { text, state, find, choose } = useMoneyAddress();
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(text);
  const [followed, setFollowed] = useState(text);
  if (text !== followed) {
    setFollowed(text);
    setDraft(text);
  }
  return (
    <form
      role="search"
      className="flex flex-col gap-3 medium:flex-row medium:flex-wrap medium:items-start"
      onSubmit={(event) => {
        event.preventDefault();
        find(draft.trim());
      }}
    >
      <Field className="grow medium:basis-64" label={t('search.label')} hint={t('search.hint')}>
        <TextInput
          ref={field}
          icon={Search}
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={moneyLimits.query}
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
        />
      </Field>
      <Field className="medium:w-40" label={t('search.state')}>
        <Select
          value={state ?? ''}
          onChange={({ target }) => choose(moneyStates.find((one) => one === target.value))}
        >
          <option value="">{t('search.anyState')}</option>
          {moneyStates.map((one) => (
            <option key={one} value={one}>
              {t(`state.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <div className="flex flex-wrap gap-2 medium:mt-6.5">
        <Button type="submit">{t('search.submit')}</Button>
        {text !== '' && (
          <Button
            variant="quiet"
            onClick={() => {
              find('');
              // The button goes with the search.
              field.current?.focus();
            }}
          >
            {t('search.clear')}
          </Button>
        )}
      </div>
    </form>
  );
}

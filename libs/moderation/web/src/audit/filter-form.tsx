import { useId, useState } from 'react';
import { Button, Field, TextInput } from '@upround/shared/ui';
import { useModerationText } from '../messages/catalogue';
import { filterNames, filtersOf, type FilterName, type FilterTexts } from './audit-filters';

interface FilterFormProps {
  texts: FilterTexts;
  /** Actions to choose from: those of the entries below. */
  actions: readonly string[];
  onSearch: (texts: FilterTexts) => void;
}

const none = Object.fromEntries(filterNames.map((name) => [name, ''])) as FilterTexts;

/** What to search the audit log for. It begins anew when the address has other filters. */
export function FilterForm({ texts, actions, onSearch }: FilterFormProps) {
  const t = useModerationText();
  const listId = useId();
  const [draft, setDraft] = useState(texts);
  const put = (name: FilterName) => (event: { target: { value: string } }) =>
    setDraft({ ...draft, [name]: event.target.value });
  const isFiltered = Object.keys(filtersOf(texts)).length > 0;
  return (
    <form
      role="search"
      aria-label={t('audit.filters.label')}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(draft);
      }}
    >
      <div className="grid items-start gap-4 medium:grid-cols-2 wide:grid-cols-5">
        <Field label={t('audit.filters.person')} hint={t('audit.filters.personHint')}>
          <TextInput
            autoComplete="off"
            maxLength={64}
            value={draft.person}
            onChange={put('person')}
          />
        </Field>
        <Field label={t('audit.filters.action')} hint={t('audit.filters.actionHint')}>
          <TextInput
            autoComplete="off"
            maxLength={60}
            list={listId}
            value={draft.action}
            onChange={put('action')}
          />
        </Field>
        <Field label={t('audit.filters.from')} hint={t('audit.filters.daysHint')}>
          <TextInput type="date" value={draft.from} max={draft.to} onChange={put('from')} />
        </Field>
        <Field label={t('audit.filters.to')}>
          <TextInput type="date" value={draft.to} min={draft.from} onChange={put('to')} />
        </Field>
        <Field label={t('audit.filters.record')}>
          <TextInput
            autoComplete="off"
            maxLength={64}
            value={draft.referenceId}
            onChange={put('referenceId')}
          />
        </Field>
      </div>
      <datalist id={listId}>
        {actions.map((action) => (
          <option key={action} value={action} />
        ))}
      </datalist>
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{t('audit.filters.search')}</Button>
        {isFiltered && (
          <Button
            variant="quiet"
            onClick={() => {
              setDraft(none);
              onSearch(none);
            }}
          >
            {t('audit.filters.clear')}
          </Button>
        )}
      </div>
    </form>
  );
}

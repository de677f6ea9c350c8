import { useState } from 'react';
import { Button, Field, Select, TextInput } from '@upround/shared/ui';
import { useModerationText } from '../messages/catalogue';
import { filterNames, filtersOf, type FilterName, type FilterTexts } from './audit-filters';

/** Kinds of action, of which each is the first word of its actions. */
const kinds = [
  'account',
  'role',
  'post',
  'idea',
  'comment',
  'job',
  'jobs',
  'company',
  'payment',
  'payments',
  'premium',
  'source',
  'story',
  'trackers',
  'audit',
] as const;

interface FilterFormProps {
  texts: FilterTexts;
  onSearch: (texts: FilterTexts) => void;
}

const none = Object.fromEntries(filterNames.map((name) => [name, ''])) as FilterTexts;

/** What to search the audit log for. It begins anew when the address has other filters. */
export function FilterForm({ texts, onSearch }: FilterFormProps) {
  const t = useModerationText();
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
      <div className="grid items-start gap-4 medium:grid-cols-2 wide:grid-cols-4">
        <Field label={t('audit.filters.person')} hint={t('audit.filters.personHint')}>
          <TextInput
            autoComplete="off"
            maxLength={64}
            value={draft.person}
            onChange={put('person')}
          />
        </Field>
        <Field label={t('audit.filters.action')}>
          <Select value={draft.action} onChange={put('action')}>
            <option value="">{t('audit.filters.all')}</option>
            {kinds.map((kind) => (
              <option key={kind} value={`${kind}.`}>
                {t(`audit.kinds.${kind}`)}
              </option>
            ))}
          </Select>
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

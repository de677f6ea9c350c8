import { useId, useRef, useState } from 'react';
import { Button, Field, TextInput } from '@upround/shared/ui';
import { useModerationText } from '../messages/catalogue';
import { filterNames, type FilterName, type FilterTexts } from './audit-filters';

interface FilterFormProps {
  texts: FilterTexts;
  /** Filters that can't be used as they are. */
  refused: readonly FilterName[];
  /** Actions to choose from: those of the entries below. */
  actions: readonly string[];
  onSearch: (texts: FilterTexts) => void;
}

const none = Object.fromEntries(filterNames.map((name) => [name, ''])) as FilterTexts;

/** What to search the audit log for. Its fields follow the address. */
export function FilterForm({ texts, refused, actions, onSearch }: FilterFormProps) {
  const t = useModerationText();
  const listId = useId();
  const first = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(texts);
  const [followed, setFollowed] = useState(texts);
  if (filterNames.some((name) => texts[name] !== followed[name])) {
    setFollowed(texts);
    setDraft(texts);
  }
  const errorOf = (name: 'action' | 'referenceId' | 'from' | 'to') =>
    refused.includes(name) ? t(`audit.filters.refused.${name}`) : undefined;
  const put = (name: FilterName) => (event: { target: { value: string } }) =>
    setDraft({ ...draft, [name]: event.target.value });
  const isFiltered = filterNames.some((name) => texts[name] !== '');
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
            ref={first}
            autoComplete="off"
            maxLength={64}
            value={draft.person}
            onChange={put('person')}
          />
        </Field>
        <Field
          label={t('audit.filters.action')}
          hint={t('audit.filters.actionHint')}
          error={errorOf('action')}
        >
          <TextInput
            autoComplete="off"
            maxLength={60}
            list={listId}
            value={draft.action}
            onChange={put('action')}
          />
        </Field>
        <DayFields draft={draft} errorOf={errorOf} put={put} />
        <Field label={t('audit.filters.record')} error={errorOf('referenceId')}>
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
              onSearch(none);
              // The button goes with the filters.
              first.current?.focus();
            }}
          >
            {t('audit.filters.clear')}
          </Button>
        )}
      </div>
    </form>
  );
}

interface DayFieldsProps {
  draft: FilterTexts;
  errorOf: (name: 'from' | 'to') => string | undefined;
  put: (name: 'from' | 'to') => (event: { target: { value: string } }) => void;
}

/** The first and the last day. */
function DayFields({ draft, errorOf, put }: DayFieldsProps) {
  const t = useModerationText();
  return (
    <>
      <Field
        label={t('audit.filters.from')}
        hint={t('audit.filters.daysHint')}
        error={errorOf('from')}
      >
        <TextInput type="date" value={draft.from} max={draft.to} onChange={put('from')} />
      </Field>
      <Field label={t('audit.filters.to')} error={errorOf('to')}>
        <TextInput type="date" value={draft.to} min={draft.from} onChange={put('to')} />
      </Field>
    </>
  );
}

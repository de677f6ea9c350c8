import { useState, type FormEvent } from 'react';
import { parseQuery, withOperator } from '@upround/search/contract';
import { useFormat } from '@upround/shared/i18n';
import { Button, Checkbox, Field, FieldGroup, Select, TextInput } from '@upround/shared/ui';
import { useSearchMessages } from '../../messages/catalogue';
import {
  dayBefore,
  filterCount,
  hasFields,
  spans,
  valuesOf,
  withOnly,
  withoutOperator,
  wordsOnly,
  type Span,
} from '../../model/filter-fields';
import { useSearchExamples } from './use-search-examples';

export interface FilterFieldsProps {
  query: string;
  /** Searches for another query. */
  onSearch: (query: string) => void;
}

const spanNames = Object.keys(spans) as Span[];

/** The filters of a search as fields; each writes its operator into the query. */
export function FilterFields({ query, onSearch }: FilterFieldsProps) {
  const t = useSearchMessages();
  const has = valuesOf(query, 'has');
  return (
    <div className="flex flex-col gap-4">
      <div className="flex h-8 items-center justify-between gap-3">
        <h2 className="text-body font-semibold">{t('filters.title')}</h2>
        {filterCount(query) > 0 && (
          <Button size="small" variant="quiet" onClick={() => onSearch(wordsOnly(query))}>
            {t('filters.clear')}
          </Button>
        )}
      </div>
      <DateField query={query} onSearch={onSearch} />
      <FromField key={valuesOf(query, 'from')[0] ?? ''} query={query} onSearch={onSearch} />
      <FieldGroup legend={t('filters.has')}>
        <div className="grid grid-cols-2">
          {hasFields.map((value) => (
            <Checkbox
              key={value}
              label={t(`filters.hasValues.${value}`)}
              checked={has.includes(value)}
              onChange={({ target }) =>
                onSearch(
                  target.checked
                    ? withOperator(query, 'has', value)
                    : withoutOperator(query, 'has', value),
                )
              }
            />
          ))}
        </div>
      </FieldGroup>
    </div>
  );
}

/** How far back: a few spans, or the day that the query says. */
function DateField({ query, onSearch }: FilterFieldsProps) {
  const t = useSearchMessages();
  const format = useFormat();
  const since = valuesOf(query, 'since')[0] ?? '';
  const [now] = useState(() => new Date());
  const days = spanNames.map((span) => [span, dayBefore(span, now)] as const);
  const isOther = since !== '' && !days.some(([, day]) => day === since);
  return (
    <Field label={t('filters.date')}>
      <Select
        value={since}
        onChange={({ target }) => onSearch(withOnly(query, 'since', target.value))}
      >
        <option value="">{t('filters.anyTime')}</option>
        {days.map(([span, day]) => (
          <option key={span} value={day}>
            {t(`filters.${span}`)}
          </option>
        ))}
        {isOther && (
          <option value={since}>
            {t('filters.since', { date: format.date(`${since}T12:00:00`) })}
          </option>
        )}
      </Select>
    </Field>
  );
}

/** Parses what was typed into a username for the `from:` operator; undefined if it isn't a valid one. */
function nameOf(typed: string): string | undefined {
  const name = typed.trim().replace(/^@/, '');
  if (name === '') return name;
  const parts = parseQuery(`from:${name}`);
  return parts.length === 1 && parts[0]?.kind === 'operator' ? name : undefined;
}

/** One author, by username; searched for with Enter and when the field is left. */
function FromField({ query, onSearch }: FilterFieldsProps) {
  const t = useSearchMessages();
  const { people } = useSearchExamples();
  const from = valuesOf(query, 'from')[0] ?? '';
  const [typed, setTyped] = useState(from);
  const [isWrong, setWrong] = useState(false);
  const commit = () => {
    const name = nameOf(typed);
    setWrong(name === undefined);
    if (name !== undefined && name !== from) onSearch(withOnly(query, 'from', name));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    commit();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Field
        label={t('filters.from')}
        hint={t('filters.fromHint', { example: people[0]?.slug ?? t('help.examples.from') })}
        error={isWrong ? t('filters.fromWrong') : undefined}
      >
        <TextInput
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={commit}
        />
      </Field>
    </form>
  );
}

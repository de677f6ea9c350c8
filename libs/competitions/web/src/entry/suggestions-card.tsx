import { X } from 'lucide-react';
import { useId, useState } from 'react';
import type { EntryField, Suggestion } from '@upround/competitions/contract';
import { useFormat } from '@upround/shared/i18n';
import { toast } from '@upround/shared/toasts';
import { AlertDialog, Button, IconButton, Name, Surface } from '@upround/shared/ui';
import { focusField } from './entry-fields';
import { headFields, textsOf, valuesOf, type EntryValues } from './entry-values';
import { useEntryText } from './messages/catalogue';
import type { EntryEditor } from './use-entry-editor';
import { useFieldName } from './use-problem-text';

interface SuggestionsCardProps {
  form: readonly EntryField[];
  suggestions: readonly Suggestion[];
  editor: EntryEditor;
  /** It isn't needed any more. */
  onClose: () => void;
}

/** What a suggestion has for the form, without what it leaves empty. */
function filledOf(form: readonly EntryField[], suggestion: Suggestion): EntryValues {
  const values = valuesOf(form, suggestion);
  const { answers, ...head } = textsOf(form, values);
  const filled = [
    ...headFields.filter((name) => head[name] !== ''),
    ...form.flatMap(({ id }) => (answers[id] === undefined ? [] : [id])),
  ];
  return Object.fromEntries(filled.map((id) => [id, values[id] ?? '']));
}

/** The fields of which something else is typed already. */
function conflictsOf(form: readonly EntryField[], values: EntryValues, now: EntryValues): string[] {
  const typed = textsOf(form, now);
  const flat: Record<string, unknown> = { ...typed, ...typed.answers };
  const isTyped = (id: string) => flat[id] !== undefined && flat[id] !== '';
  return Object.keys(values).filter(
    (id) => isTyped(id) && JSON.stringify(now[id]) !== JSON.stringify(values[id]),
  );
}

/** Lists earlier entries and the profile as sources for a new entry. Asks before it replaces typed text. */
export function SuggestionsCard({ form, suggestions, editor, onClose }: SuggestionsCardProps) {
  const t = useEntryText();
  const format = useFormat();
  const titleId = useId();
  const nameOf = useFieldName(form);
  const [asked, setAsked] = useState<{ suggestion: Suggestion; fields: string[] } | null>(null);
  const titleOf = ({ title }: Suggestion) => (title === '' ? t('suggestions.untitled') : title);
  const placeOf = ({ competition }: Suggestion) =>
    competition === null ? t('suggestions.fromProfile') : t('suggestions.from', { competition });
  const fill = (suggestion: Suggestion) => {
    const before = editor.form.getValues();
    editor.fill(filledOf(form, suggestion));
    setAsked(null);
    onClose();
    focusField('title');
    toast.show({
      text: t('suggestions.done', { title: titleOf(suggestion) }),
      undo: () => editor.fill(before),
    });
  };
  const choose = (suggestion: Suggestion) => {
    const values = filledOf(form, suggestion);
    const fields = conflictsOf(form, values, editor.form.getValues());
    if (fields.length === 0) fill(suggestion);
    else setAsked({ suggestion, fields });
  };
  return (
    <Surface as="section" aria-labelledby={titleId} className="flex flex-col gap-2">
      <div className="flex items-start justify-between gap-2">
        <h3 id={titleId} className="text-body font-semibold">
          {t('suggestions.title')}
        </h3>
        <IconButton icon={X} size="small" label={t('suggestions.hide')} onClick={onClose} />
      </div>
      <p className="text-small text-muted">{t('suggestions.text')}</p>
      <ul className="flex flex-col divide-y">
        {suggestions.map((suggestion) => (
          <li
            key={suggestion.id}
            className="flex min-w-0 items-center justify-between gap-3 py-2 last:pb-0"
          >
            <span className="flex min-w-0 flex-col text-small wrap-anywhere">
              <span className="font-medium">
                <Name>{titleOf(suggestion)}</Name>
              </span>
              <span className="text-muted">{placeOf(suggestion)}</span>
            </span>
            <Button
              size="small"
              aria-label={t('suggestions.useLabel', {
                title: titleOf(suggestion),
                from: placeOf(suggestion),
              })}
              onClick={() => choose(suggestion)}
            >
              {t('suggestions.use')}
            </Button>
          </li>
        ))}
      </ul>
      <AlertDialog
        open={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={t('suggestions.question')}
        confirmText={t('suggestions.replace')}
        onConfirm={() => asked !== null && fill(asked.suggestion)}
      >
        {asked !== null &&
          t('suggestions.questionText', {
            title: titleOf(asked.suggestion),
            fields: format.list(asked.fields.map(nameOf)),
          })}
      </AlertDialog>
    </Surface>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useCombobox } from 'downshift';
import { X } from 'lucide-react';
import { useState } from 'react';
import { jobLimits } from '@upround/jobs/contract';
import { classes, Field, IconButton, TextInput } from '@upround/shared/ui';
import { facetsQuery } from '../../board/data/job-queries';
import { asTag, suggestedTags } from './tags';
import { usePostText } from '../messages/catalogue';

interface TagFieldProps {
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  error: string | undefined;
}

const SHOWN = 8;

/** Tags one after the other: typed, or chosen from those that other jobs carry. */
export function TagField({ tags, onChange, error }: TagFieldProps) {
  const t = usePostText();
  const [text, setText] = useState('');
  const { data: facets } = useQuery(facetsQuery({}));
  const known = (facets?.tags ?? []).map(({ value }) => value);
  const items = suggestedTags(known, tags, text).slice(0, SHOWN);
  const isFull = tags.length >= jobLimits.tags;

  const add = (words: string) => {
    const tag = asTag(words);
    if (tag !== undefined && !tags.includes(tag) && !isFull) onChange([...tags, tag]);
    setText('');
  };
  const combobox = useCombobox<string>({
    items,
    inputValue: text,
    selectedItem: null,
    itemToString: (item) => item ?? '',
    onSelectedItemChange: ({ selectedItem }) => selectedItem !== null && add(selectedItem),
    stateReducer: (_, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem: null }
        : changes,
  });
  const isShown = combobox.isOpen && items.length > 0 && !isFull;

  return (
    <div className="relative flex flex-col gap-2">
      <Field
        label={t('fields.tags')}
        optional
        hint={isFull ? t('tags.full') : t('hints.tags', { count: String(jobLimits.tags) })}
        error={error}
      >
        <TextInput
          {...combobox.getInputProps({
            onChange: (event) => setText(event.currentTarget.value),
            onBlur: () => text.trim() !== '' && add(text),
            onKeyDown(event) {
              const isTyped = event.key === ',' || event.key === 'Enter';
              if (isTyped && (combobox.highlightedIndex === -1 || event.key === ',')) {
                // Enter would send the form.
                event.preventDefault();
                Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
                add(text);
              } else if (event.key === 'Backspace' && text === '') {
                onChange(tags.slice(0, -1));
              }
            },
          })}
          aria-labelledby={undefined}
          aria-expanded={isShown}
          id={undefined}
          autoComplete="off"
          autoCapitalize="none"
          disabled={isFull}
          placeholder={t('tags.input')}
        />
      </Field>
      <div
        {...combobox.getMenuProps({ 'aria-label': t('tags.list'), 'aria-labelledby': undefined })}
        hidden={!isShown}
        className="absolute top-full right-0 left-0 z-20 rounded-surface border bg-surface-raised p-1 shadow-floating"
      >
        {isShown &&
          items.map((item, index) => (
            <div
              key={item}
              {...combobox.getItemProps({ item, index })}
              className={classes(
                'flex min-h-10 cursor-pointer items-center rounded-control px-3 text-small',
                index === combobox.highlightedIndex && 'bg-surface-hover',
              )}
            >
              {item}
            </div>
          ))}
      </div>
      {tags.length > 0 && (
        <ul aria-label={t('tags.chosen')} className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              key={tag}
              className="flex items-center rounded-control border pl-3 text-small wrap-anywhere"
            >
              {tag}
              <IconButton
                icon={X}
                size="small"
                label={t('tags.remove', { tag })}
                onClick={() => onChange(tags.filter((one) => one !== tag))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import { useCombobox } from 'downshift';
import { useState } from 'react';
import type { PersonSummary } from '@upround/shared/domain';
import { Avatar, classes, Field, Name, TextInput } from '@upround/shared/ui';
import { useJudgesText } from './messages/catalogue';
import { usePeople } from './use-people';

/** The chosen member, or the text of the field while none is chosen. */
export interface MemberChoice {
  text: string;
  person: PersonSummary | null;
}

export const NO_MEMBER: MemberChoice = { text: '', person: null };

interface MemberFieldProps {
  value: MemberChoice;
  /** Ids of people who can't be chosen again. */
  except: readonly string[];
  error: string | undefined;
  onChange: (choice: MemberChoice) => void;
}

/** Finds a member by name. A link to a profile can be pasted too. */
export function MemberField({ value, except, error, onChange }: MemberFieldProps) {
  const t = useJudgesText();
  const [isOpen, setOpen] = useState(false);
  const isSearching = isOpen && value.person === null;
  const found = usePeople(isSearching ? value.text : '');
  const items = (found ?? []).filter(({ id }) => !except.includes(id));
  const combobox = useCombobox<PersonSummary>({
    items,
    isOpen: isSearching,
    inputValue: value.text,
    selectedItem: value.person,
    itemToString: (person) => person?.displayName ?? '',
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) onChange({ text: selectedItem.displayName, person: selectedItem });
    },
    // The combobox would clear the input on blur and on Escape; keep its value and the selected member.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ||
      type === useCombobox.stateChangeTypes.InputKeyDownEscape
        ? { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
        : changes,
    onIsOpenChange: ({ isOpen: wanted }) => setOpen(wanted),
  });
  const isListed = isSearching && items.length > 0;
  return (
    <div className="relative">
      <Field steady label={t('member')} hint={t('memberHint')} error={error} required>
        <TextInput
          {...combobox.getInputProps({
            onChange: (event) => onChange({ text: event.currentTarget.value, person: null }),
          })}
          aria-labelledby={undefined}
          id={undefined}
          autoComplete="off"
        />
      </Field>
      <div
        {...combobox.getMenuProps({ 'aria-label': t('found'), 'aria-labelledby': undefined })}
        hidden={!isListed}
        className="absolute top-18 right-0 left-0 z-20 max-h-80 overflow-y-auto rounded-surface border bg-surface-raised p-1 shadow-floating"
      >
        {isListed &&
          items.map((person, index) => (
            <div
              key={person.id}
              {...combobox.getItemProps({ item: person, index })}
              className={classes(
                'flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5',
                index === combobox.highlightedIndex && 'bg-surface-hover',
              )}
            >
              <Avatar name={person.displayName} seed={person.id} src={person.avatarUrl} size={32} />
              <span className="flex min-w-0 flex-col">
                <span className="truncate text-small font-medium">
                  <Name>{person.displayName}</Name>
                </span>
                <span className="truncate text-caption text-muted">
                  {person.headline === '' ? `@${person.slug}` : person.headline}
                </span>
              </span>
            </div>
          ))}
      </div>
      <p role="status" className="sr-only">
        {isSearching && found !== undefined && t('results', { count: items.length })}
      </p>
    </div>
  );
}

import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { textLimits } from '@upround/shared/domain';
import { links } from '@upround/shared/links';
import { TextInput } from '@upround/shared/ui';
import { useRecentSearches } from '../data/recent-searches';
import { ComboboxList } from './combobox-list';
import { entryGroups, entryHref, entryKey, type ComboboxEntry } from './combobox-entries';
import { useComboboxText } from './messages/catalogue';
import { useSuggestions } from './use-suggestions';

/** A click in the open field leaves the list open, and leaving the field chooses nothing. */
function steady(
  _state: UseComboboxState<ComboboxEntry>,
  { type, changes }: UseComboboxStateChangeOptions<ComboboxEntry>,
): Partial<UseComboboxState<ComboboxEntry>> {
  if (type === useCombobox.stateChangeTypes.InputClick) return { ...changes, isOpen: true };
  if (type === useCombobox.stateChangeTypes.InputBlur) return { ...changes, selectedItem: null };
  return changes;
}

export interface SearchFieldProps {
  /** Called when it has led to what was chosen or searched for. */
  onLeave: () => void;
}

/**
 * The search field of the frame with its suggestions; it takes the focus. Arrows choose, Enter takes or searches,
 * Escape closes the list and then clears the field.
 */
export function SearchField({ onLeave }: SearchFieldProps) {
  const t = useComboboxText();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { searches, remember } = useRecentSearches();
  const words = text.trim();
  const { suggestions, isSettled } = useSuggestions(words);
  const groups = entryGroups(words, searches, suggestions);
  const entries = groups.flatMap((group) => group.entries);
  // By what it is, not by its place: where lines come or go, the chosen one stays chosen.
  const [activeKey, setActiveKey] = useState<string>();
  const active = entries.findIndex((entry) => entryKey(entry) === activeKey);
  const leave = (href: string) => {
    void navigate(href);
    onLeave();
  };

  const combobox = useCombobox<ComboboxEntry>({
    items: entries,
    itemToString: () => text,
    itemToKey: (entry) => entry && entryKey(entry),
    inputValue: text,
    selectedItem: null,
    highlightedIndex: active,
    initialIsOpen: true,
    stateReducer: steady,
    onHighlightedIndexChange({ highlightedIndex }) {
      const entry = entries[highlightedIndex];
      setActiveKey(entry && entryKey(entry));
    },
    onInputValueChange({ type, inputValue }) {
      if (type === useCombobox.stateChangeTypes.InputKeyDownEscape) setText(inputValue);
    },
    onSelectedItemChange({ selectedItem }) {
      if (selectedItem === null) return;
      if ('words' in selectedItem) remember(selectedItem.words);
      leave(entryHref(selectedItem));
    },
  });
  const isShown = combobox.isOpen && entries.length > 0;

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        remember(words);
        leave(links.search({ query: words }));
      }}
    >
      <TextInput
        {...combobox.getInputProps({
          'aria-label': t('combobox.field'),
          onFocus: () => combobox.openMenu(),
          // At once, so that the caret stays where it is.
          onChange: (event) => setText(event.currentTarget.value),
          onKeyDown(event) {
            // Where nothing is chosen, Enter is the form's: it searches for what was written.
            const isForm = event.key === 'Enter' && active === -1;
            if (isForm) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
          },
        })}
        aria-expanded={isShown}
        type="search"
        icon={Search}
        placeholder={t('combobox.field')}
        maxLength={textLimits.query}
      />
      <ComboboxList
        combobox={combobox}
        groups={groups}
        active={active}
        isShown={isShown}
        isSettled={isSettled}
      />
    </form>
  );
}

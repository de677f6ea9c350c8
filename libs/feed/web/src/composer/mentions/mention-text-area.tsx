import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { PersonSummary } from '@upround/shared/domain';
import { TextArea, type TextAreaProps, VisuallyHidden } from '@upround/shared/ui';
import { useComposerText } from '../messages/catalogue';
import { underLineOf } from './caret-line';
import { mentionAt, withMention, type MentionQuery } from './mention-query';
import { optionId, PeopleList } from './people-list';
import { useEscape } from './use-escape';
import { usePeople } from './use-people';

export interface MentionTextAreaProps extends Omit<TextAreaProps, 'value' | 'onChange'> {
  value: string;
  onText: (text: string) => void;
}

/**
 * A text area that offers people while an at sign and a word are typed. Arrows choose, Enter or
 * Tab takes the person, Escape leaves the word as it is.
 */
export function MentionTextArea({ value, onText, onKeyDown, ...rest }: MentionTextAreaProps) {
  const t = useComposerText();
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [query, setQuery] = useState<MentionQuery>();
  const [place, setPlace] = useState({ top: 0, active: 0 });
  const people = usePeople(query?.text);
  const isOpen = query !== undefined && people.length > 0;
  const active = Math.min(place.active, people.length - 1);
  const close = () => setQuery(undefined);
  useEscape(isOpen, close);

  function look(element: HTMLTextAreaElement) {
    const { selectionStart, selectionEnd } = element;
    const found =
      selectionStart === selectionEnd ? mentionAt(element.value, selectionStart) : undefined;
    setQuery(found);
    if (found === undefined || found.text === query?.text) return;
    setPlace({ top: underLineOf(element, found.start), active: 0 });
  }

  function choose(person: PersonSummary) {
    const element = field.current;
    if (query === undefined || element === null) return;
    const next = withMention(value, query, person.slug);
    onText(next.text);
    close();
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(next.caret, next.caret);
    });
  }

  function steer(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const person = people[active];
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    if (isOpen && isPlain && step !== 0) {
      event.preventDefault();
      setPlace({ ...place, active: (active + step + people.length) % people.length });
    } else if (isOpen && isPlain && (event.key === 'Enter' || event.key === 'Tab') && person) {
      event.preventDefault();
      choose(person);
    } else {
      onKeyDown?.(event);
    }
  }

  return (
    <div className="relative min-w-0 grow">
      <TextArea
        {...rest}
        ref={field}
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? optionId(listId, active) : undefined}
        onChange={(event) => {
          onText(event.currentTarget.value);
          look(event.currentTarget);
        }}
        onSelect={(event) => {
          if (query !== undefined) look(event.currentTarget);
        }}
        onBlur={close}
        onKeyDown={steer}
      />
      {isOpen && (
        <PeopleList
          id={listId}
          label={t('compose.people')}
          people={people}
          active={active}
          top={place.top}
          onActive={(index) => setPlace({ ...place, active: index })}
          onChoose={choose}
        />
      )}
      <VisuallyHidden>
        <span role="status">
          {isOpen ? t('compose.peopleFound', { count: people.length }) : ''}
        </span>
      </VisuallyHidden>
    </div>
  );
}

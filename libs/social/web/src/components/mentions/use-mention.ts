import { useState, type KeyboardEvent, type RefObject } from 'react';
import type { PersonSummary } from '@upround/shared/domain';
import { underLineOf } from './caret-line';
import { mentionAt, withMention, type MentionQuery } from './mention-query';
import { useEscape } from './use-escape';
import { usePeople } from './use-people';

/**
 * The mention that is being typed in a text area, and the people whom it may mean.
 *
 * @param field the text area
 * @param value its text
 * @param onText replaces the text once a person is chosen
 */
export function useMention(
  field: RefObject<HTMLTextAreaElement | null>,
  value: string,
  onText: (text: string) => void,
) {
  const [query, setQuery] = useState<MentionQuery>();
  const [place, setPlace] = useState({ top: 0, active: 0 });
  const people = usePeople(query?.text);
  const isOpen = query !== undefined && people.length > 0;
  const active = Math.min(place.active, people.length - 1);
  const close = () => setQuery(undefined);
  const setActive = (index: number) => setPlace({ ...place, active: index });
  useEscape(isOpen, close);

  /** Finds the mention at the caret. */
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

  /** Moves in the list, or chooses from it. Answers whether the key was for the list. */
  function steer(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
    const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
    if (!isOpen || ctrlKey || metaKey || altKey || shiftKey) return false;
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    const person = people[active];
    if (step !== 0) setActive((active + step + people.length) % people.length);
    else if ((key === 'Enter' || key === 'Tab') && person !== undefined) choose(person);
    else return false;
    event.preventDefault();
    return true;
  }

  return {
    people,
    isOpen,
    isTyped: query !== undefined,
    active,
    top: place.top,
    close,
    setActive,
    look,
    choose,
    steer,
  };
}

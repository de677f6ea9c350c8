import { useId, useRef } from 'react';
import { TextArea, type TextAreaProps, VisuallyHidden } from '@upround/shared/ui';
import { useMentionText } from './messages/catalogue';
import { optionId, PeopleList } from './people-list';
import { useMention } from './use-mention';

export interface MentionTextAreaProps extends Omit<TextAreaProps, 'value' | 'onChange'> {
  value: string;
  onText: (text: string) => void;
}

/**
 * A text area that offers people while an at sign and a word are typed. Arrows move in the list, Enter or
 * Tab chooses the person, Escape closes the list.
 */
export function MentionTextArea({ value, onText, onKeyDown, ...rest }: MentionTextAreaProps) {
  const t = useMentionText();
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const mention = useMention(field, value, onText);
  const { people, isOpen, active } = mention;
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
          mention.look(event.currentTarget);
        }}
        onSelect={(event) => {
          if (mention.isTyped) mention.look(event.currentTarget);
        }}
        onBlur={mention.close}
        onKeyDown={(event) => {
          if (!event.nativeEvent.isComposing && !mention.steer(event)) onKeyDown?.(event);
        }}
      />
      {isOpen && (
        <PeopleList
          id={listId}
          label={t('people')}
          people={people}
          active={active}
          top={mention.top}
          onActive={mention.setActive}
          onChoose={mention.choose}
        />
      )}
      <VisuallyHidden>
        <span role="status">{isOpen ? t('peopleFound', { count: people.length }) : ''}</span>
      </VisuallyHidden>
    </div>
  );
}

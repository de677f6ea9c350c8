import { Plus } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { postLimits } from '@upround/feed/contract';
import { announce } from '@upround/shared/routing';
import { Button, FieldGroup } from '@upround/shared/ui';
import { useComposerText } from '../messages/catalogue';
import { PollOption } from './poll-option';
import { useFocusOf } from './use-focus-of';

interface OptionListProps {
  texts: readonly string[];
  /** Error of the options as a whole. */
  error: string | undefined;
  errorOf: (index: number) => string | undefined;
  /** Said when no more fit. */
  fullNote: string;
  hint?: string | undefined;
  /** Content before an option. */
  leadingOf?: (index: number) => ReactNode;
  onText: (index: number, text: string) => void;
  onAdd: () => void;
  onRemove: (index: number) => void;
  onMove: (from: number, to: number) => void;
}

const FEWEST = 2;
const TEXT_FIELDS = 'input:not([type=radio],[type=checkbox])';

/** Two to ten options to write, move and remove, by keyboard too. */
export function OptionList({ texts, error, errorOf, ...rest }: OptionListProps) {
  const t = useComposerText();
  const list = useRef<HTMLUListElement>(null);
  const focusOn = useFocusOf(list, TEXT_FIELDS);
  const isFull = texts.length >= postLimits.pollOptions;
  const add = () => {
    if (isFull) return;
    rest.onAdd();
    focusOn(texts.length);
  };
  const remove = (index: number) => {
    rest.onRemove(index);
    announce(t('compose.optionRemoved', { number: index + 1 }));
    focusOn(Math.max(0, index - 1));
  };
  const move = (index: number, to: number) => {
    if (to < 0 || to >= texts.length) return;
    rest.onMove(index, to);
    announce(t('compose.optionMoved', { number: to + 1, total: texts.length }));
    focusOn(to);
  };
  const focusNext = (index: number) =>
    list.current?.querySelectorAll<HTMLElement>(TEXT_FIELDS)[index + 1]?.focus();
  return (
    <FieldGroup legend={t('compose.options')} error={error}>
      {rest.hint !== undefined && <p className="-mt-1 text-small text-muted">{rest.hint}</p>}
      <ul ref={list} className="flex flex-col gap-2">
        {texts.map((text, index) => (
          <PollOption
            key={index}
            value={text}
            number={index + 1}
            total={texts.length}
            isRemovable={texts.length > FEWEST}
            error={errorOf(index)}
            leading={rest.leadingOf?.(index)}
            onChange={(value) => rest.onText(index, value)}
            onMove={(step) => move(index, index + step)}
            onRemove={() => remove(index)}
            onEnter={() => (index === texts.length - 1 ? add() : focusNext(index))}
          />
        ))}
      </ul>
      {isFull ? (
        <p className="text-small text-muted">{rest.fullNote}</p>
      ) : (
        <Button variant="quiet" size="small" icon={Plus} className="self-start" onClick={add}>
          {t('compose.addOption')}
        </Button>
      )}
    </FieldGroup>
  );
}

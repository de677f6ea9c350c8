import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { postLimits } from '@upround/feed/contract';
import { announce } from '@upround/shared/routing';
import { Button, Checkbox, FieldGroup } from '@upround/shared/ui';
import { moved, type Draft } from '../../model/draft';
import { useComposerText } from '../messages/catalogue';
import { PollEnd } from './poll-end';
import { PollOption } from './poll-option';
import { useFocusOf } from './use-focus-of';

interface PollEditorProps {
  poll: Draft['poll'];
  onChange: (poll: Draft['poll']) => void;
  optionsError: string | undefined;
  errorOf: (index: number) => string | undefined;
  endError: string | undefined;
}

const FEWEST = 2;

/** Two to ten options, whether several may be chosen, and when the poll closes. */
export function PollEditor({ poll, onChange, optionsError, errorOf, endError }: PollEditorProps) {
  const t = useComposerText();
  const list = useRef<HTMLUListElement>(null);
  const focusOn = useFocusOf(list, 'input');
  const { options } = poll;
  const isFull = options.length >= postLimits.pollOptions;
  const setOptions = (next: readonly string[]) => onChange({ ...poll, options: next });
  const add = () => {
    if (isFull) return;
    setOptions([...options, '']);
    focusOn(options.length);
  };
  const remove = (index: number) => {
    setOptions(options.toSpliced(index, 1));
    announce(t('compose.optionRemoved', { number: index + 1 }));
    focusOn(Math.max(0, index - 1));
  };
  const move = (index: number, to: number) => {
    if (to < 0 || to >= options.length) return;
    setOptions(moved(options, index, to));
    announce(t('compose.optionMoved', { number: to + 1, total: options.length }));
    focusOn(to);
  };
  return (
    <div className="flex flex-col gap-4">
      <FieldGroup legend={t('compose.options')} error={optionsError}>
        <ul ref={list} className="flex flex-col gap-2">
          {options.map((option, index) => (
            <PollOption
              key={index}
              value={option}
              number={index + 1}
              total={options.length}
              isRemovable={options.length > FEWEST}
              error={errorOf(index)}
              onChange={(value) => setOptions(options.with(index, value))}
              onMove={(step) => move(index, index + step)}
              onRemove={() => remove(index)}
              onEnter={() => (index === options.length - 1 ? add() : focusNext(list, index))}
            />
          ))}
        </ul>
        {isFull ? (
          <p className="text-small text-muted">
            {t('compose.fullPoll', { max: postLimits.pollOptions })}
          </p>
        ) : (
          <Button variant="quiet" size="small" icon={Plus} className="self-start" onClick={add}>
            {t('compose.addOption')}
          </Button>
        )}
      </FieldGroup>
      <Checkbox
        label={t('compose.multiple')}
        checked={poll.multiple}
        onChange={(event) => onChange({ ...poll, multiple: event.target.checked })}
      />
      <PollEnd end={poll.end} error={endError} onChange={(end) => onChange({ ...poll, end })} />
    </div>
  );
}

function focusNext(list: { current: HTMLElement | null }, index: number) {
  list.current?.querySelectorAll('input')[index + 1]?.focus();
}

import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { textLimits } from '@upround/shared/domain';
import { CharacterCount, classes, Field, IconButton, TextInput } from '@upround/shared/ui';
import { useComposerText } from '../messages/catalogue';

interface PollOptionProps {
  value: string;
  /** From 1. */
  number: number;
  total: number;
  isRemovable: boolean;
  error: string | undefined;
  /** Content before its field. */
  leading?: ReactNode;
  onChange: (value: string) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
  /** Enter leads to the next option. */
  onEnter: () => void;
}

/** One option of a poll. Backspace in an empty one removes it; Alt and an arrow moves it. */
export function PollOption(props: PollOptionProps) {
  const { value, number, total, isRemovable, error, onMove, onRemove } = props;
  const t = useComposerText();
  const length = [...value.trim()].length;
  const isLong = length > textLimits.pollOption * 0.8;
  return (
    <li className="flex items-start gap-0.5">
      {props.leading}
      <Field
        label={t('compose.option', { number })}
        hideLabel
        error={error}
        hint={isLong && <CharacterCount length={length} limit={textLimits.pollOption} />}
        className={classes('grow', isRemovable && 'mr-1')}
      >
        <TextInput
          dir="auto"
          value={value}
          autoComplete="off"
          placeholder={t('compose.option', { number })}
          onChange={(event) => props.onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
            const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
            if (event.altKey && step !== 0) onMove(step);
            else if (event.key === 'Enter') props.onEnter();
            else if (event.key === 'Backspace' && value === '' && isRemovable) onRemove();
            else return;
            event.preventDefault();
          }}
        />
      </Field>
      {/* Two may as well be typed the other way round. */}
      {total > 2 && (
        <>
          <IconButton
            icon={ArrowUp}
            size="small"
            className="mt-1"
            label={t('compose.optionUp', { number })}
            disabled={number === 1}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon={ArrowDown}
            size="small"
            className="mt-1"
            label={t('compose.optionDown', { number })}
            disabled={number === total}
            onClick={() => onMove(1)}
          />
        </>
      )}
      {isRemovable && (
        <IconButton
          icon={X}
          size="small"
          className="mt-1"
          label={t('compose.removeOption', { number })}
          onClick={onRemove}
        />
      )}
    </li>
  );
}

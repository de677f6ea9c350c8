import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button, IconButton, InlineError, LiveRegion } from '@upround/shared/ui';
import { DeskPart } from '../desk-part';
import { useDeskText } from '../messages/catalogue';
import type { DraftValues } from './draft-values';
import { addId } from './focus-place';
import { useDraftError } from './text-part';

/** The lists of a draft. */
export type ListName = 'eligibility' | 'prizes' | 'questions' | 'form' | 'criteria';

interface ListPartProps {
  name: ListName;
  title: string;
  /** Of one row, without its number. */
  rowTitle: string;
  addText: string;
  /** What a new row holds. */
  empty: DraftValues[ListName][number];
  most: number;
  least?: number;
  /** Below the rows. */
  note?: ReactNode;
  /** The fields of a row. */
  children: (index: number) => ReactNode;
}

/** Rows of the draft that can be added, moved by buttons and removed. */
export function ListPart(props: ListPartProps) {
  const { name, title, rowTitle, empty, most, least = 0, children } = props;
  const t = useDeskText();
  const { control } = useFormContext<DraftValues>();
  // A field and a criterion have an `id` of their own.
  const list = useFieldArray<DraftValues, ListName, 'key'>({ control, name, keyName: 'key' });
  const add = useRef<HTMLButtonElement>(null);
  const [moved, setMoved] = useState('');
  const error = useDraftError(`${name}.root`);
  const count = list.fields.length;
  const isFull = count >= most;
  const nameOf = (index: number) => t('rows.name', { title: rowTitle, number: String(index + 1) });

  function move(from: number, to: number, button: HTMLButtonElement) {
    flushSync(() => {
      list.move(from, to);
      setMoved(t('rows.moved', { row: nameOf(from), number: String(to + 1), of: String(count) }));
    });
    // At an end of the list the button is disabled, and its focus would be lost.
    if (button.disabled) {
      button.parentElement?.querySelector<HTMLElement>('button:enabled')?.focus();
    }
  }

  return (
    <DeskPart anchor={`draft-${name}`} title={title}>
      {list.fields.map(({ key }, index) => (
        <Row
          key={key}
          name={nameOf(index)}
          isFirst={index === 0}
          isLast={index === count - 1}
          canRemove={count > least}
          onMove={(step, button) => move(index, index + step, button)}
          onRemove={() => {
            // The button is gone with its row, and the one to add rows was disabled if there were too many.
            flushSync(() => list.remove(index));
            add.current?.focus();
          }}
        >
          {children(index)}
        </Row>
      ))}
      {error !== undefined && <InlineError>{error}</InlineError>}
      {props.note}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button ref={add} id={addId(name)} disabled={isFull} onClick={() => list.append(empty)}>
          {props.addText}
        </Button>
        {isFull && (
          <p className="text-small text-muted">{t('rows.full', { most: String(most) })}</p>
        )}
      </div>
      <LiveRegion>{moved}</LiveRegion>
    </DeskPart>
  );
}

interface RowProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  canRemove: boolean;
  onMove: (step: 1 | -1, button: HTMLButtonElement) => void;
  onRemove: () => void;
  children: ReactNode;
}

function Row({ name, isFirst, isLast, canRemove, onMove, onRemove, children }: RowProps) {
  const t = useDeskText();
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-surface border p-4">
      <legend className="sr-only">{name}</legend>
      <div className="-mt-1 -mr-2 flex items-center gap-1">
        <span aria-hidden className="min-w-0 grow text-small font-semibold">
          {name}
        </span>
        <IconButton
          icon={ArrowUp}
          label={t('rows.up', { row: name })}
          disabled={isFirst}
          onClick={({ currentTarget }) => onMove(-1, currentTarget)}
        />
        <IconButton
          icon={ArrowDown}
          label={t('rows.down', { row: name })}
          disabled={isLast}
          onClick={({ currentTarget }) => onMove(1, currentTarget)}
        />
        <IconButton
          icon={Trash2}
          label={t('rows.remove', { row: name })}
          disabled={!canRemove}
          onClick={onRemove}
        />
      </div>
      {children}
    </fieldset>
  );
}

import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Button, IconButton, InlineError } from '@upround/shared/ui';
import { DeskPart } from '../desk-part';
import { useDeskText } from '../messages/catalogue';
import { useDraftError } from './text-part';

interface ListPartProps {
  /** Of the list in the draft. */
  name: string;
  title: string;
  /** Of one row, without its number. */
  rowTitle: string;
  addText: string;
  /** The ids of the rows. */
  rows: readonly { id: string }[];
  most: number;
  least?: number;
  onAdd: () => void;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  /** Below the rows. */
  note?: ReactNode;
  children: (index: number) => ReactNode;
}

/** Rows of the draft that can be added, moved by buttons and removed. */
export function ListPart(props: ListPartProps) {
  const { name, title, rowTitle, rows, most, least = 0, children } = props;
  const t = useDeskText();
  const add = useRef<HTMLButtonElement>(null);
  const error = useDraftError(`${name}.root`);
  return (
    <DeskPart title={title}>
      {rows.map(({ id }, index) => {
        const row = t('rows.name', { title: rowTitle, number: String(index + 1) });
        return (
          <fieldset key={id} className="flex min-w-0 flex-col gap-3 rounded-surface border p-4">
            <legend className="sr-only">{row}</legend>
            <div className="flex items-center gap-1">
              <span aria-hidden className="min-w-0 grow text-small font-medium">
                {row}
              </span>
              <IconButton
                icon={ArrowUp}
                label={t('rows.up', { row })}
                disabled={index === 0}
                onClick={() => props.onMove(index, index - 1)}
              />
              <IconButton
                icon={ArrowDown}
                label={t('rows.down', { row })}
                disabled={index === rows.length - 1}
                onClick={() => props.onMove(index, index + 1)}
              />
              <IconButton
                icon={Trash2}
                label={t('rows.remove', { row })}
                disabled={rows.length <= least}
                onClick={() => {
                  props.onRemove(index);
                  // The button is gone with its row.
                  add.current?.focus();
                }}
              />
            </div>
            {children(index)}
          </fieldset>
        );
      })}
      {error !== undefined && <InlineError>{error}</InlineError>}
      {props.note}
      <Button ref={add} className="self-start" disabled={rows.length >= most} onClick={props.onAdd}>
        {props.addText}
      </Button>
    </DeskPart>
  );
}

import { Plus, X } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button, IconButton } from '@upround/shared/ui';

interface ItemListProps<Item> {
  items: readonly Item[];
  most: number;
  /** `Add grant` */
  add: string;
  /** `Remove Grant 1` */
  remove: (name: string) => string;
  /** Said when there is no room for more. */
  full: string;
  nameOf: (item: Item, place: number) => string;
  /** Items side by side without a heading of their own. */
  isCompact?: boolean;
  onChange: (items: Item[]) => void;
  newItem: () => Item;
  /** Changes when the list is replaced as a whole. */
  version: number;
  children: (place: number) => ReactNode;
}

/** Things with fields, which can be added and removed. */
export function ItemList<Item>(props: ItemListProps<Item>) {
  const { items, most, add, remove, full, nameOf, isCompact, onChange, version } = props;
  const addButton = useRef<HTMLButtonElement>(null);
  // Fields remember what is typed: after a removal those that move begin anew.
  const [removals, setRemovals] = useState(0);
  const removeAt = (place: number) => {
    // A button that was disabled while the list was full can only have the focus after that.
    flushSync(() => {
      setRemovals(removals + 1);
      onChange(items.filter((_, other) => other !== place));
    });
    addButton.current?.focus();
  };
  return (
    <div className="flex flex-col items-start gap-4">
      {items.map((item, place) => {
        const name = nameOf(item, place);
        const button = (
          <IconButton
            icon={X}
            label={remove(name)}
            // Beside a field, below its label.
            className={isCompact ? 'mt-6' : undefined}
            onClick={() => removeAt(place)}
          />
        );
        const key = `${version}-${removals}-${place}`;
        return isCompact ? (
          <div key={key} className="flex w-full items-start gap-2">
            <div className="min-w-0 grow">{props.children(place)}</div>
            {button}
          </div>
        ) : (
          <fieldset key={key} className="w-full min-w-0 rounded-surface border p-4">
            <legend className="sr-only">{name}</legend>
            <div className="mb-3 flex items-center justify-between gap-4">
              <h3 className="truncate text-body font-semibold">{name}</h3>
              {button}
            </div>
            {props.children(place)}
          </fieldset>
        );
      })}
      <Button
        ref={addButton}
        size="small"
        icon={Plus}
        disabled={items.length >= most}
        onClick={() => onChange([...items, props.newItem()])}
      >
        {add}
      </Button>
      {items.length >= most && <p className="text-small text-muted">{full}</p>}
    </div>
  );
}

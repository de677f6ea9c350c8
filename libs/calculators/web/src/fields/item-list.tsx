import { Plus, X } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '@upround/shared/routing';
import { Button, IconButton } from '@upround/shared/ui';

export interface ItemListProps<Item> {
  items: readonly Item[];
  most: number;
  /** Fewer can't be left; 0 by default. */
  least?: number;
  /** `Add grant` */
  add: string;
  /** `Remove Grant 1` */
  remove: (name: string) => string;
  /** `Grant 1 removed.`, for screen readers. */
  removed?: (name: string) => string;
  /** Said when there is no room for more. */
  full: string;
  nameOf: (item: Item, place: number) => string;
  /** Items side by side without a heading of their own. */
  isCompact?: boolean;
  onChange: (items: Item[]) => void;
  newItem: () => Item;
  /** Changes when the list is replaced as a whole. */
  version: number;
  children: (place: number, item: Item) => ReactNode;
}

/** Things with fields, which can be added and removed. */
export function ItemList<Item>(props: ItemListProps<Item>) {
  const { items, most, least = 0, add, full, nameOf, onChange, version } = props;
  const addButton = useRef<HTMLButtonElement>(null);
  // React keys for the items, which have no id in the state: a key stays with its item when another item is removed, so that
  // its fields keep their drafts. Keys ascend; items that were added since the last removal get the next ones.
  const [ids, setIds] = useState<number[]>([]);
  const idAt = (place: number) => ids[place] ?? (ids.at(-1) ?? -1) + 1 + place - ids.length;
  const removeAt = (place: number, name: string) => {
    const isOther = (_: unknown, other: number) => other !== place;
    // A button that was disabled while the list was full can only have the focus after that.
    flushSync(() => {
      setIds(items.map((_, other) => idAt(other)).filter(isOther));
      onChange(items.filter(isOther));
    });
    addButton.current?.focus();
    if (props.removed) announce(props.removed(name));
  };
  return (
    <div className="flex flex-col items-start gap-4">
      {items.map((item, place) => {
        const name = nameOf(item, place);
        return (
          <ItemFrame
            key={`${version}-${idAt(place)}`}
            name={name}
            isCompact={props.isCompact}
            button={
              items.length > least && (
                <IconButton
                  icon={X}
                  label={props.remove(name)}
                  // Beside a field, below its label.
                  className={props.isCompact ? 'mt-6' : undefined}
                  onClick={() => removeAt(place, name)}
                />
              )
            }
          >
            {props.children(place, item)}
          </ItemFrame>
        );
      })}
      <Button
        ref={addButton}
        size="small"
        icon={Plus}
        disabled={items.length >= most}
        // A key that is still down after a removal adds nothing.
        onKeyDown={(event) => {
          if (event.repeat) event.preventDefault();
        }}
        onClick={() => onChange([...items, props.newItem()])}
      >
        {add}
      </Button>
      {items.length >= most && <p className="text-small text-muted">{full}</p>}
    </div>
  );
}

interface ItemFrameProps {
  name: string;
  isCompact: boolean | undefined;
  button: ReactNode;
  children: ReactNode;
}

function ItemFrame({ name, isCompact, button, children }: ItemFrameProps) {
  return isCompact ? (
    <div className="flex w-full items-start gap-2">
      <div className="min-w-0 grow">{children}</div>
      {button}
    </div>
  ) : (
    <fieldset className="w-full min-w-0 rounded-surface border p-4">
      <legend className="sr-only">{name}</legend>
      <div className="mb-3 flex items-center justify-between gap-4">
        <h3 className="truncate text-body font-semibold">{name}</h3>
        {button}
      </div>
      {children}
    </fieldset>
  );
}

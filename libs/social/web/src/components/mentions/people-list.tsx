import { useEffect, useRef } from 'react';
import type { PersonSummary } from '@upround/shared/domain';
import { Avatar, classes, Name } from '@upround/shared/ui';

export interface PeopleListProps {
  id: string;
  label: string;
  people: readonly PersonSummary[];
  /** Place of the chosen one in `people`. */
  active: number;
  /** Pixels from the top of the field around. */
  top: number;
  onActive: (index: number) => void;
  onChoose: (person: PersonSummary) => void;
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The people that a mention may mean, under the line in which it is typed. */
export function PeopleList(props: PeopleListProps) {
  const { id, label, people, active, top, onActive, onChoose } = props;
  const chosen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Some browsers answer with a promise, which an effect must not return.
    void chosen.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      style={{ top }}
      className="absolute left-0 z-10 max-h-64 w-80 max-w-full animate-fade overflow-y-auto rounded-surface border bg-surface-raised p-1 shadow-floating motion-reduce:animate-none"
    >
      {people.map((person, index) => (
        <div
          key={person.id}
          ref={index === active ? chosen : undefined}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onPointerMove={() => onActive(index)}
          // The field keeps the focus. A tap that scrolls the list makes no mouse events.
          onMouseDown={(event) => event.preventDefault()}
          onMouseUp={() => onChoose(person)}
          className={classes(
            'flex cursor-pointer items-center gap-3 rounded-control px-2 py-2',
            index === active && 'bg-surface-hover',
          )}
        >
          <Avatar size={32} name={person.displayName} seed={person.id} src={person.avatarUrl} />
          <span className="min-w-0 grow">
            <span className="flex min-w-0 items-baseline gap-2">
              <span className="truncate text-small font-medium">
                <Name>{person.displayName}</Name>
              </span>
              <span className="shrink-0 text-caption text-muted">@{person.slug}</span>
            </span>
            {person.headline !== '' && (
              <span className="block truncate text-caption text-muted">{person.headline}</span>
            )}
          </span>
        </div>
      ))}
    </div>
  );
}

import type { ReactNode } from 'react';
import type { PersonSummary } from '@upround/shared/domain';
import { links } from '@upround/shared/links';
import { Anchor, Avatar, Badge, classes, Link, Name, useIsPhone } from '@upround/shared/ui';

interface PersonRowProps {
  person: PersonSummary;
  /** Why the person is suggested. Their headline is then one line. */
  reason?: string;
  /** What the person is to the viewer. The headline is then one line, except on phones. */
  relation?: string;
  children?: ReactNode;
}

/** A person in a list, with what can be done at the end of the line. */
export function PersonRow({ person, reason, relation, children }: PersonRowProps) {
  const isPhone = useIsPhone();
  return (
    // On phones the headline has the whole line below the button.
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-b px-4 py-3 medium:px-6">
      <Anchor
        href={links.user(person.slug)}
        tabIndex={-1}
        aria-hidden="true"
        className="col-start-1 row-span-2 row-start-1 self-start"
      >
        <Avatar size={48} name={person.displayName} seed={person.id} src={person.avatarUrl} />
      </Anchor>
      <p className="col-start-2 row-start-1 flex min-w-0 items-center gap-x-2">
        <Link href={links.user(person.slug)} tone="text" className="min-w-0 truncate font-semibold">
          <Name>{person.displayName}</Name>
        </Link>
        {relation !== undefined && !isPhone && (
          <span className="shrink-0">
            <Badge tone="accent">{relation}</Badge>
          </span>
        )}
      </p>
      <div className="col-start-2 row-start-2 min-w-0 max-medium:col-span-2">
        <p
          className={classes(
            'line-clamp-2 min-w-0 text-small text-muted wrap-anywhere',
            (reason !== undefined || relation !== undefined) && 'medium:line-clamp-1',
          )}
        >
          {/* On phones the name needs the whole line. */}
          {relation !== undefined && isPhone && (
            <span className="font-medium text-accent-text">
              {relation}
              {person.headline !== '' && ' · '}
            </span>
          )}
          <span dir="auto">{person.headline}</span>
        </p>
        {reason !== undefined && <p className="truncate text-caption text-muted">{reason}</p>}
      </div>
      <span className="col-start-3 row-start-1 empty:hidden medium:row-span-2">{children}</span>
    </li>
  );
}

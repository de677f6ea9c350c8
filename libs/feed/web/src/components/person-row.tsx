import type { ReactNode } from 'react';
import type { PersonSummary } from '@upround/shared/domain';
import { links } from '@upround/shared/links';
import { Anchor, Avatar, classes, Link, Name } from '@upround/shared/ui';

interface PersonRowProps {
  person: PersonSummary;
  /** Why the person is suggested. Their headline is then one line. */
  reason?: string;
  /** What the person is to the viewer, before the headline, which is then one line. */
  relation?: ReactNode;
  children?: ReactNode;
}

/** A person in a list, with what can be done at the end of the line. */
export function PersonRow({ person, reason, relation, children }: PersonRowProps) {
  return (
    <li className="flex items-center gap-3 border-b px-4 py-3 medium:px-6">
      <Anchor href={links.user(person.slug)} tabIndex={-1} aria-hidden="true" className="shrink-0">
        <Avatar size={48} name={person.displayName} seed={person.id} src={person.avatarUrl} />
      </Anchor>
      <div className="min-w-0 grow">
        <p className="flex">
          <Link
            href={links.user(person.slug)}
            tone="text"
            className="min-w-0 truncate font-semibold"
          >
            <Name>{person.displayName}</Name>
          </Link>
        </p>
        <div className="flex items-center gap-2">
          {relation}
          <p
            className={classes(
              'min-w-0 text-small text-muted wrap-anywhere',
              reason === undefined && !relation ? 'line-clamp-2' : 'truncate',
            )}
          >
            {person.headline}
          </p>
        </div>
        {reason !== undefined && <p className="truncate text-caption text-muted">{reason}</p>}
      </div>
      {children}
    </li>
  );
}

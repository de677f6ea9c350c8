import type { ReactNode } from 'react';
import type { PersonSummary } from '@upround/shared/domain';
import { links } from '@upround/shared/links';
import { Anchor, Avatar, Link, Name } from '@upround/shared/ui';

/** A person in a list, with what can be done at the end of the line. */
export function PersonRow({ person, children }: { person: PersonSummary; children?: ReactNode }) {
  return (
    <li className="flex items-center gap-3 border-b px-4 py-3">
      <Anchor href={links.user(person.slug)} tabIndex={-1} aria-hidden="true" className="shrink-0">
        <Avatar size={40} name={person.displayName} seed={person.id} src={person.avatarUrl} />
      </Anchor>
      <div className="min-w-0 grow">
        <Link href={links.user(person.slug)} tone="text" className="block truncate font-medium">
          <Name>{person.displayName}</Name>
        </Link>
        <p className="truncate text-small text-muted">{person.headline}</p>
      </div>
      {children}
    </li>
  );
}

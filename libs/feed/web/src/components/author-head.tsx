import type { ReactNode } from 'react';
import type { PersonSummary } from '@upround/shared/domain';
import { links } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { Anchor, Avatar, Link, Name } from '@upround/shared/ui';
import { FollowButton } from '@upround/social/web';

interface AuthorHeadProps {
  author: PersonSummary;
  /** What the reader has to do with the author. */
  viewer: { own: boolean; followsAuthor: boolean };
  /** Text after the name, for screen readers. */
  label?: ReactNode;
  menu: ReactNode;
}

/** Whose post or idea it is, with the button to follow them. */
export function AuthorHead({ author, viewer, label, menu }: AuthorHeadProps) {
  const { user } = useSession();
  return (
    <div className="flex gap-3">
      <Anchor
        href={links.user(author.slug)}
        tabIndex={-1}
        aria-hidden="true"
        className="h-fit shrink-0"
      >
        <Avatar
          size={48}
          name={author.displayName}
          seed={author.id}
          src={author.avatarUrl}
          loading="eager"
        />
      </Anchor>
      <div className="min-w-0 grow">
        <p className="flex h-6 items-center">
          <Link href={links.user(author.slug)} tone="text" className="truncate font-semibold">
            <Name>{author.displayName}</Name>
          </Link>
          {label}
        </p>
        <p className="line-clamp-2 text-small text-muted" title={author.headline}>
          {author.headline}
        </p>
      </div>
      {!viewer.own && author.id !== user?.id && (
        <FollowButton
          userId={author.id}
          displayName={author.displayName}
          followed={viewer.followsAuthor}
          // The card beside the page has it, where there is room.
          className="mt-1 wide:hidden"
        />
      )}
      {menu}
    </div>
  );
}

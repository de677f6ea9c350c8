import type { ReactNode } from 'react';
import type { PersonSummary } from '@upround/shared/domain';
import { links } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { Anchor, Avatar, Link, Name, classes } from '@upround/shared/ui';
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
  const canFollow = !viewer.own && author.id !== user?.id;
  return (
    // On phones the button is only its word, so that there's room for the name.
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-start gap-x-3">
      <Anchor
        href={links.user(author.slug)}
        tabIndex={-1}
        aria-hidden="true"
        className="col-start-1 row-span-2 row-start-1 h-fit"
      >
        <Avatar
          size={48}
          name={author.displayName}
          seed={author.id}
          src={author.avatarUrl}
          loading="eager"
        />
      </Anchor>
      <p className="col-start-2 row-start-1 flex h-6 items-center">
        <Link href={links.user(author.slug)} tone="text" className="truncate font-semibold">
          <Name>{author.displayName}</Name>
        </Link>
        {label}
      </p>
      <p
        className={classes(
          'col-start-2 row-start-2 line-clamp-2 text-small text-muted',
          !canFollow && 'max-medium:col-span-3',
        )}
        title={author.headline}
      >
        {author.headline}
      </p>
      {canFollow && (
        <FollowButton
          userId={author.id}
          displayName={author.displayName}
          followed={viewer.followsAuthor}
          className="col-start-3 row-span-2 row-start-1 mt-1 max-medium:w-auto max-medium:[&_svg]:hidden"
        />
      )}
      <span className="col-start-4 row-start-1 max-medium:-my-2 medium:row-span-2">{menu}</span>
    </div>
  );
}

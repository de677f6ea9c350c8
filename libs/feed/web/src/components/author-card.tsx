import type { ReactNode } from 'react';
import type { PersonSummary } from '@upround/shared/domain';
import { links } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { Anchor, AsidePart, Avatar, Link, Name } from '@upround/shared/ui';
import { FollowButton } from '@upround/social/web';
import { useFeedText } from '../messages/catalogue';

interface AuthorCardProps {
  title: string;
  author: PersonSummary;
  viewer: { own: boolean; followsAuthor: boolean };
  /** What else they wrote. */
  children?: ReactNode;
}

/** Who wrote what the page shows, beside it, with the button to follow them. Their headline is above the text. */
export function AuthorCard({ title, author, viewer, children }: AuthorCardProps) {
  const t = useFeedText();
  const { user } = useSession();
  return (
    <AsidePart title={title}>
      <div className="flex items-center gap-3">
        <Anchor
          href={links.user(author.slug)}
          tabIndex={-1}
          aria-hidden="true"
          className="shrink-0"
        >
          <Avatar size={64} name={author.displayName} seed={author.id} src={author.avatarUrl} />
        </Anchor>
        <div className="min-w-0">
          <Link href={links.user(author.slug)} tone="text" className="block truncate font-semibold">
            <Name>{author.displayName}</Name>
          </Link>
          {author.role !== null && (
            <p className="text-small text-muted">{t(`roles.${author.role}`)}</p>
          )}
        </div>
      </div>
      {!viewer.own && author.id !== user?.id && (
        <FollowButton
          userId={author.id}
          displayName={author.displayName}
          followed={viewer.followsAuthor}
          size="medium"
          className="w-full"
        />
      )}
      {children}
    </AsidePart>
  );
}

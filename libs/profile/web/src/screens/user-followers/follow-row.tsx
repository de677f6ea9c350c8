import type { CallOutput } from '@upround/shared/contract-core';
import { links } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { Anchor, Avatar, Badge, Link, Name, Words } from '@upround/shared/ui';
import type { listFollows } from '@upround/social/contract';
import { FollowButton } from '@upround/social/web';
import { useProfileText } from '../../messages/catalogue';

type Person = CallOutput<typeof listFollows>['data'][number];

/** A person of a follow list: who they are, what they have to do with the reader, and the button. */
export function FollowRow({ person }: { person: Person }) {
  const t = useProfileText();
  const { user } = useSession();
  const { id, slug, displayName, headline, avatarUrl, followed, followerCount } = person;
  const isReader = user?.id === id;
  return (
    <li className="flex items-center gap-3 border-b px-4 py-3 medium:px-6">
      <Anchor href={links.user(slug)} tabIndex={-1} aria-hidden="true" className="shrink-0">
        <Avatar size={48} name={displayName} seed={id} src={avatarUrl} />
      </Anchor>
      <div className="min-w-0 grow">
        <p className="flex items-center gap-x-2">
          <Link href={links.user(slug)} tone="text" className="min-w-0 truncate font-semibold">
            <Name>{displayName}</Name>
          </Link>
          {isReader && <Badge>{t('followers.you')}</Badge>}
        </p>
        <div className="flex items-center gap-2">
          {/* Whether the reader follows them is on the button. Below the name, which needs the room on phones. */}
          {person.followsYou === true && <Badge tone="accent">{t('user.followsYou')}</Badge>}
          {headline !== '' && (
            <p dir="auto" className="min-w-0 truncate text-small text-muted">
              <Words>{headline}</Words>
            </p>
          )}
        </div>
      </div>
      {!isReader && (
        <FollowButton
          userId={id}
          displayName={displayName}
          followed={followed}
          followerCount={followerCount}
        />
      )}
    </li>
  );
}

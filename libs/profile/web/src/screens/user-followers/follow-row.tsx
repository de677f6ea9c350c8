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
    // On phones the headline has the whole line below the button.
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-b px-4 py-3 medium:px-6">
      <Anchor
        href={links.user(slug)}
        tabIndex={-1}
        aria-hidden="true"
        className="col-start-1 row-start-1 row-span-2 self-start"
      >
        <Avatar size={48} name={displayName} seed={id} src={avatarUrl} />
      </Anchor>
      <p className="col-start-2 row-start-1 flex min-w-0 items-center gap-x-2">
        <Link href={links.user(slug)} tone="text" className="min-w-0 truncate font-semibold">
          <Name>{displayName}</Name>
        </Link>
        {isReader && <Badge>{t('followers.you')}</Badge>}
      </p>
      <div className="col-start-2 row-start-2 flex items-center gap-x-2 gap-y-0.5 max-medium:col-span-2 max-medium:flex-wrap">
        {/* Whether the reader follows them is on the button. Below the name, which needs the room on phones. */}
        {person.followsYou === true && <Badge tone="accent">{t('user.followsYou')}</Badge>}
        {headline !== '' && (
          <p
            dir="auto"
            className="min-w-0 text-small text-muted wrap-anywhere max-medium:line-clamp-2 medium:truncate"
          >
            <Words>{headline}</Words>
          </p>
        )}
      </div>
      {!isReader && (
        <FollowButton
          userId={id}
          displayName={displayName}
          followed={followed}
          followerCount={followerCount}
          className="col-start-3 row-start-1 medium:row-span-2"
        />
      )}
    </li>
  );
}

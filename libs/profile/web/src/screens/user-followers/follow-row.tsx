import type { CallOutput } from '@upround/shared/contract-core';
import { links } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { Anchor, Avatar, Badge, Link, Name, useIsPhone, Words } from '@upround/shared/ui';
import type { listFollows } from '@upround/social/contract';
import { FollowButton } from '@upround/social/web';
import { useProfileText } from '../../messages/catalogue';

type Person = CallOutput<typeof listFollows>['data'][number];

/** A person of a follow list: who they are, what they have to do with the reader, and the button. */
export function FollowRow({ person }: { person: Person }) {
  const t = useProfileText();
  const { user } = useSession();
  const isPhone = useIsPhone();
  const { id, slug, displayName, headline, avatarUrl, followed, followerCount, followsYou } =
    person;
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
        {/* Whether the reader follows them is on the button. */}
        {followsYou === true && !isPhone && (
          <span className="shrink-0">
            <Badge tone="accent">{t('user.followsYou')}</Badge>
          </span>
        )}
      </p>
      <p className="col-start-2 row-start-2 min-w-0 text-small text-muted wrap-anywhere max-medium:col-span-2 max-medium:line-clamp-2 medium:truncate">
        {/* On phones the name needs the whole line. */}
        {followsYou === true && isPhone && (
          <span className="font-medium text-accent-text">
            {t('user.followsYou')}
            {headline !== '' && ' · '}
          </span>
        )}
        <span dir="auto">
          <Words>{headline}</Words>
        </span>
      </p>
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

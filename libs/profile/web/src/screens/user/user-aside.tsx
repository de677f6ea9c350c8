import { useInfiniteQuery } from '@tanstack/react-query';
import { Bookmark, ChartBar, Check } from 'lucide-react';
import type { Profile } from '@upround/profile/contract';
import { links } from '@upround/shared/links';
import { itemsOf, pagesFor } from '@upround/shared/query';
import {
  Anchor,
  AsidePart,
  Avatar,
  ICON_STROKE,
  Link,
  Name,
  PageAside,
  Skeleton,
  SkeletonGroup,
  useIsWide,
  Words,
  type Icon,
} from '@upround/shared/ui';
import { listFollows } from '@upround/social/contract';
import { useProfileText } from '../../messages/catalogue';
import { UserCards } from './user-cards';

const SHOWN = 5;

type Direction = 'followers' | 'following';
const directions: readonly Direction[] = ['followers', 'following'];

/** A person's cards and connections, beside their profile. */
export function UserAside({ profile }: { profile: Profile }) {
  const t = useProfileText();
  const isWide = useIsWide();
  if (!isWide) return null;
  return (
    <PageAside label={t('aside.title', { name: profile.displayName })}>
      <div className="flex flex-col gap-4">
        {profile.own && <Private slug={profile.slug} />}
        <UserCards profile={profile} />
        {directions.map((direction) => (
          <People key={direction} profile={profile} direction={direction} />
        ))}
      </div>
    </PageAside>
  );
}

/** The lists that only their owner sees. */
function Private({ slug }: { slug: string }) {
  const t = useProfileText();
  const lists: readonly [name: 'bookmarks' | 'activity', icon: Icon][] = [
    ['bookmarks', Bookmark],
    ['activity', ChartBar],
  ];
  return (
    <AsidePart title={t('aside.private')}>
      <ul className="-my-1 flex flex-col">
        {lists.map(([name, IconPart]) => (
          <li key={name} className="flex h-8 items-center gap-3">
            <IconPart aria-hidden size={18} strokeWidth={ICON_STROKE} className="text-muted" />
            <Link href={links.user(slug, { tab: name })} tone="text" className="text-small">
              {t(`user.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </AsidePart>
  );
}

interface PeopleProps {
  profile: Profile;
  direction: Direction;
}

/** The latest followers, or people followed; those the viewer also follows come first. */
function People({ profile, direction }: PeopleProps) {
  const t = useProfileText();
  const count = direction === 'followers' ? profile.followerCount : profile.followingCount;
  const query = useInfiniteQuery({
    ...pagesFor(listFollows, { query: { userId: profile.id, direction } }),
    enabled: count > 0,
  });
  const { items } = itemsOf(query.data);
  if (count === 0 || query.isError) return null;
  const known = items.filter(({ followed }) => followed);
  const hasKnown = !profile.own && known.length > 0;
  const shown = [...new Set(hasKnown ? [...known, ...items] : items)].slice(0, SHOWN);
  return (
    <AsidePart
      title={t(`followers.${direction}`)}
      more={
        <Link
          href={links.userFollowers(profile.slug, { tab: direction })}
          tone="muted"
          aria-label={t(`aside.${direction}All`)}
          className="text-small"
        >
          {t('aside.all')}
        </Link>
      }
    >
      {query.isPending ? (
        <SkeletonGroup label={t('list.loading')} className="flex flex-col gap-3">
          {Array.from({ length: Math.min(count, SHOWN) }, (_, row) => (
            <Skeleton key={row} className="h-10 w-full" />
          ))}
        </SkeletonGroup>
      ) : (
        <ul className="flex flex-col gap-3">
          {shown.map(({ id, slug, displayName, headline, avatarUrl, followed }) => (
            <li key={id} className="flex items-center gap-3">
              <Anchor href={links.user(slug)} tabIndex={-1} aria-hidden="true" className="shrink-0">
                <Avatar size={40} name={displayName} seed={id} src={avatarUrl} />
              </Anchor>
              <div className="min-w-0 grow text-small">
                <p className="flex items-baseline gap-2">
                  <Link
                    href={links.user(slug)}
                    tone="text"
                    className="min-w-0 truncate font-medium"
                  >
                    <Name>{displayName}</Name>
                  </Link>
                  {followed && !profile.own && (
                    <span className="ml-auto inline-flex shrink-0 items-center gap-1 self-center text-caption text-muted">
                      <Check aria-hidden size={14} strokeWidth={ICON_STROKE} />
                      {t('aside.known')}
                    </span>
                  )}
                </p>
                <p className="truncate text-muted">
                  <Words>{headline}</Words>
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </AsidePart>
  );
}

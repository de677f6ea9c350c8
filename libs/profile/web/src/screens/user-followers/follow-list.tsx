import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Profile } from '@upround/profile/contract';
import { links } from '@upround/shared/links';
import { itemsOf, pagesFor, replacePages } from '@upround/shared/query';
import { useRealtimeEvent } from '@upround/shared/realtime';
import { ButtonLink, classes, EmptyState } from '@upround/shared/ui';
import { followedEvent, listFollows, unfollowedEvent } from '@upround/social/contract';
import { AddedPill, useAdded } from '../../components/added-pill';
import { ProfileList } from '../../components/profile-list';
import { useProfileText } from '../../messages/catalogue';
import { FollowRow } from './follow-row';

interface FollowListProps {
  profile: Profile;
  direction: 'followers' | 'following';
  /** Part of a name; empty lists everyone. */
  search: string;
}

/** People around a person, the newest first. */
export function FollowList({ profile, direction, search }: FollowListProps) {
  const t = useProfileText();
  const client = useQueryClient();
  const input = {
    query: { userId: profile.id, direction, ...(search === '' ? {} : { search }) },
  };
  const query = useInfiniteQuery({
    ...pagesFor(listFollows, input),
    // People come and go while the reader is elsewhere in the app.
    staleTime: 0,
    // A list of another person or direction is another list; one of other words makes way softly.
    placeholderData: search === '' ? undefined : keepPreviousData,
  });
  const { items } = itemsOf(query.data);
  const added = useAdded(`${profile.id} ${direction}`);
  const change = (isAdded: boolean, userId: string, followerId: string) => {
    const [listed, other] = direction === 'followers' ? [userId, followerId] : [followerId, userId];
    if (listed === profile.id) (isAdded ? added.add : added.remove)(other);
  };
  useRealtimeEvent(followedEvent, (event) => change(true, event.userId, event.followerId));
  useRealtimeEvent(unfollowedEvent, (event) => change(false, event.userId, event.followerId));
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  // A search covers a long list in parts, and the first part may have no match.
  const isLooking = items.length === 0 && hasNextPage && !isError;
  useEffect(() => {
    if (isLooking && !isFetching) void fetchNextPage();
  }, [isLooking, isFetching, fetchNextPage]);

  return (
    <>
      <p role="status" className="sr-only">
        {search !== '' &&
          query.isSuccess &&
          !isFetching &&
          t('followers.found', { count: items.length })}
      </p>
      {/* Whether a new person matches the words of a search, only the search can tell. */}
      {search === '' && (
        <AddedPill
          added={added}
          shown={items.map(({ id }) => id)}
          read={() => replacePages(client, listFollows, input)}
          label={(count) => t(`followers.${direction}Added`, { count })}
        />
      )}
      <ProfileList
        query={query}
        people
        isEmpty={items.length === 0 && !hasNextPage}
        empty={<Nobody profile={profile} direction={direction} search={search} />}
      >
        {items.length > 0 && (
          <ul
            aria-label={t(`followers.${direction}`)}
            aria-busy={query.isPlaceholderData}
            className={classes('transition-opacity', query.isPlaceholderData && 'opacity-60')}
          >
            {items.map((person) => (
              <FollowRow key={person.id} person={person} />
            ))}
          </ul>
        )}
      </ProfileList>
    </>
  );
}

function Nobody({ profile, direction, search }: FollowListProps) {
  const t = useProfileText();
  const name = profile.displayName;
  if (search !== '') {
    return (
      <EmptyState title={t('followers.noMatch', { query: search })}>
        {t('followers.noMatchHint')}
      </EmptyState>
    );
  }
  const { own } = profile;
  if (direction === 'followers') {
    return (
      <EmptyState
        title={own ? t('followers.noneOwn') : t('followers.none', { name })}
        action={own && <ButtonLink href={links.home()}>{t('followers.writePost')}</ButtonLink>}
      >
        {own ? t('followers.noneOwnHint') : t('followers.noneHint')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={own ? t('followers.noFollowingOwn') : t('followers.noFollowing', { name })}
      action={own && <ButtonLink href={links.home()}>{t('followers.findPeople')}</ButtonLink>}
    >
      {own ? t('followers.noFollowingOwnHint') : t('followers.noFollowingHint')}
    </EmptyState>
  );
}

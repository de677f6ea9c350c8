import { useInfiniteQuery } from '@tanstack/react-query';
import type { FeedItem } from '@upround/feed/contract';
import { itemsOf } from '@upround/shared/query';
import { useSession } from '@upround/shared/session';
import { EmptyState } from '@upround/shared/ui';
import { FollowButton } from '@upround/social/web';
import { PersonRow } from '../../components/person-row';
import { likersQuery } from '../data/interaction-queries';
import { useInteractionsText } from './messages/catalogue';
import { InteractionList } from './interaction-list';

/** Who liked the post. */
export function LikerList({ item }: { item: FeedItem }) {
  const t = useInteractionsText();
  const { user } = useSession();
  const query = useInfiniteQuery(likersQuery(item));
  const { items } = itemsOf(query.data);
  return (
    <InteractionList
      query={query}
      isEmpty={items.length === 0}
      empty={
        <EmptyState className="medium:px-6" title={t('interactions.noLikes')}>
          {t('interactions.noLikesHint')}
        </EmptyState>
      }
    >
      <ul>
        {items.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            relation={person.followsYou === true ? t('interactions.followsYou') : undefined}
          >
            {person.id !== user?.id && (
              <FollowButton
                userId={person.id}
                displayName={person.displayName}
                followed={person.followed}
                followerCount={person.followerCount}
              />
            )}
          </PersonRow>
        ))}
      </ul>
    </InteractionList>
  );
}

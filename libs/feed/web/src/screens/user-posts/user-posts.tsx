import { EmptyState } from '@upround/shared/ui';
import { PostList } from '../../components/list/post-list';
import { userSource } from '../../data/feed-source';
import { useFeedText } from '../../messages/catalogue';

export interface UserPostsProps {
  userId: string;
  displayName: string;
  /** The reader's own page. */
  own: boolean;
  /** What they posted on their own page, or in pods. */
  tab: 'posts' | 'pods';
}

/** What a person posted; part of their profile page. */
export function UserPosts({ userId, displayName, own, tab }: UserPostsProps) {
  const t = useFeedText();
  const source = userSource(userId, tab);
  const title =
    tab === 'posts'
      ? own
        ? t('userPosts.emptyOwn')
        : t('userPosts.empty', { name: displayName })
      : own
        ? t('userPosts.emptyPodsOwn')
        : t('userPosts.emptyPods', { name: displayName });
  return (
    <PostList
      key={source.id}
      source={source}
      restores
      empty={
        <EmptyState title={title}>
          {tab === 'posts' ? t('userPosts.emptyHint') : t('userPosts.emptyPodsHint')}
        </EmptyState>
      }
    />
  );
}

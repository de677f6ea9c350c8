import { EmptyState } from '@upround/shared/ui';
import { PostList } from '../posts/list/post-list';
import { userSource } from '../posts/data/pod-and-user-sources';
import { useUserPostsText } from './messages/catalogue';
import { UserIdeas } from './user-ideas';

export interface UserPostsProps {
  userId: string;
  displayName: string;
  /** The reader's own page. */
  own: boolean;
  /** What they posted on their own page or in pods, or their ideas. */
  tab: 'posts' | 'pods' | 'ideas';
}

/** What a person posted; part of their profile page. */
export function UserPosts({ tab, ...rest }: UserPostsProps) {
  return tab === 'ideas' ? <UserIdeas {...rest} /> : <UserPostList {...rest} tab={tab} />;
}

interface UserPostListProps extends UserPostsProps {
  tab: 'posts' | 'pods';
}

function UserPostList({ userId, displayName, own, tab }: UserPostListProps) {
  const t = useUserPostsText();
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
        <EmptyState className="medium:px-6" title={title}>
          {tab === 'posts' ? t('userPosts.emptyHint') : t('userPosts.emptyPodsHint')}
        </EmptyState>
      }
    />
  );
}

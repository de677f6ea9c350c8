import { lazy } from 'react';
import type { UserPostsProps } from '../user-posts/user-posts';
import { useProfileTabsText } from './messages/catalogue';

const UserPosts = /* @__PURE__ */ lazy(() =>
  import('../user-posts/user-posts').then((m) => ({ default: m.UserPosts })),
);

type Tab = UserPostsProps['tab'];

const tabOf = (name: Tab) => ({
  name,
  useLabel: () => useProfileTabsText()(name),
  Part: (props: Omit<UserPostsProps, 'tab'>) => <UserPosts {...props} tab={name} />,
});

/** A person's posts and ideas, for the profile page. */
export const profileTabs = [tabOf('posts'), tabOf('pods'), tabOf('ideas')];

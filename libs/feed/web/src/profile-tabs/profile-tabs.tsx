import type { ReactNode } from 'react';
import { lazyPart } from '@upround/shared/ui';
import type { UserPostsProps } from '../user-posts/user-posts';
import { useProfileTabsText } from './messages/catalogue';

type Tab = UserPostsProps['tab'];

interface PartProps extends Omit<UserPostsProps, 'tab'> {
  /** Shown until the code is there. */
  placeholder: ReactNode;
}

const UserPosts = /* @__PURE__ */ lazyPart<PartProps & { tab: Tab }>(
  () => import('../user-posts/user-posts').then((m) => m.UserPosts),
  ({ placeholder }) => placeholder,
);

const tabOf = (name: Tab) => ({
  name,
  useLabel: () => useProfileTabsText()(name),
  Part: (props: PartProps) => <UserPosts {...props} tab={name} />,
  preload: UserPosts.preload,
});

/** A person's posts and ideas, for the profile page. */
export const profileTabs = [tabOf('posts'), tabOf('pods'), tabOf('ideas')];

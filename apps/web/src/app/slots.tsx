import type { ReactNode } from 'react';
import { UserPosts } from '@upround/feed/web';
import { ViewReport } from '@upround/analytics/web';
import { AnalyticsSlot, UserPostsSlot } from '@upround/profile/web';

export { ComposerButton } from '@upround/feed/web';

/** Fills the places on features' pages with parts of other features. */
export function Slots({ children }: { children: ReactNode }) {
  return (
    <UserPostsSlot.Fill value={UserPosts}>
      <AnalyticsSlot.Fill value={ViewReport}>{children}</AnalyticsSlot.Fill>
    </UserPostsSlot.Fill>
  );
}

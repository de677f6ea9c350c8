import type { ReactNode } from 'react';
import { UserPosts } from '@upround/feed/web';
import { ViewReport } from '@upround/analytics/web';
import { MessageButton } from '@upround/messaging/web';
import { NotificationSettings } from '@upround/notifications/web';
import {
  AnalyticsSlot,
  MessageSlot,
  NotificationSettingsSlot,
  UserPostsSlot,
} from '@upround/profile/web';

export { ComposerButton } from '@upround/feed/web';

/** Fills the places on features' pages with parts of other features. */
export function Slots({ children }: { children: ReactNode }) {
  return (
    <UserPostsSlot.Fill value={UserPosts}>
      <MessageSlot.Fill value={MessageButton}>
        <NotificationSettingsSlot.Fill value={NotificationSettings}>
          <AnalyticsSlot.Fill value={ViewReport}>{children}</AnalyticsSlot.Fill>
        </NotificationSettingsSlot.Fill>
      </MessageSlot.Fill>
    </UserPostsSlot.Fill>
  );
}

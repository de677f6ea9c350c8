import type { ReactNode } from 'react';
import { SessionList } from '@upround/account/web';
import { UserPosts } from '@upround/feed/web';
import { ViewReport } from '@upround/analytics/web';
import { UserJobs } from '@upround/jobs/web';
import { BlockSlot, MessageButton } from '@upround/messaging/web';
import { NotificationSettings } from '@upround/notifications/web';
import {
  AnalyticsSlot,
  BlockPerson,
  MessageSlot,
  NotificationSettingsSlot,
  SessionsSlot,
  UserJobsSlot,
  UserPostsSlot,
} from '@upround/profile/web';

export { ComposerButton } from '@upround/feed/web';

/** Fills the places on features' pages with parts of other features. */
export function Slots({ children }: { children: ReactNode }) {
  return (
    <UserPostsSlot.Fill value={UserPosts}>
      <MessageSlot.Fill value={MessageButton}>
        <BlockSlot.Fill value={BlockPerson}>
          <NotificationSettingsSlot.Fill value={NotificationSettings}>
            <SessionsSlot.Fill value={SessionList}>
              <AnalyticsSlot.Fill value={ViewReport}>
                <UserJobsSlot.Fill value={UserJobs}>{children}</UserJobsSlot.Fill>
              </AnalyticsSlot.Fill>
            </SessionsSlot.Fill>
          </NotificationSettingsSlot.Fill>
        </BlockSlot.Fill>
      </MessageSlot.Fill>
    </UserPostsSlot.Fill>
  );
}

import type { ReactNode } from 'react';
import { CredentialSettings, SessionList } from '@upround/account/web';
import { UserPosts } from '@upround/feed/web';
import { ViewReport } from '@upround/analytics/web';
import { UserJobs } from '@upround/jobs/web';
import { BlockSlot, MessageButton } from '@upround/messaging/web';
import { PremiumInterestSlot } from '@upround/news/web';
import { NotificationSettings } from '@upround/notifications/web';
import { PremiumInterest, PresentPlan } from '@upround/premium/web';
import {
  AccountSlot,
  AnalyticsSlot,
  BlockPerson,
  MessageSlot,
  NotificationSettingsSlot,
  PlanSlot,
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
                <AccountSlot.Fill value={CredentialSettings}>
                  <PlanSlot.Fill value={PresentPlan}>
                    <PremiumInterestSlot.Fill value={PremiumInterest}>
                      <UserJobsSlot.Fill value={UserJobs}>{children}</UserJobsSlot.Fill>
                    </PremiumInterestSlot.Fill>
                  </PlanSlot.Fill>
                </AccountSlot.Fill>
              </AnalyticsSlot.Fill>
            </SessionsSlot.Fill>
          </NotificationSettingsSlot.Fill>
        </BlockSlot.Fill>
      </MessageSlot.Fill>
    </UserPostsSlot.Fill>
  );
}

import { ReferralCode, useReferralAfterSignUp } from '@upround/ambassador/web';
import { useReasonTexts as useFeedReasons } from '@upround/feed/web';
import { useReasonTexts as useJobsReasons } from '@upround/jobs/web';
import { useReasonTexts as useNewsReasons } from '@upround/news/web';
import type { UseReasonTexts } from '@upround/shared/routing';
import { useReasonTexts as useSocialReasons } from '@upround/social/web';

export { MemberFaces, TrendingPreview, WelcomePeople, WelcomeTopics } from '@upround/feed/web';
export { WelcomeProfile } from '@upround/profile/web';
export { useSendPendingAction } from '@upround/social/web';

export const SignUpFields = ReferralCode;
export const useAfterSignUp = useReferralAfterSignUp;

/** What slices bring to the login page. */
export const useReasonTexts: UseReasonTexts = () => ({
  ...useSocialReasons(),
  ...useFeedReasons(),
  ...useJobsReasons(),
  ...useNewsReasons(),
});

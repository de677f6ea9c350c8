import type { ComponentType } from 'react';
import type { UseReasonTexts } from '@upround/shared/routing';
import type { PendingAction } from '@upround/shared/session';

/** What slices bring to the login page and to the first steps of a new member. */
export interface LoginParts {
  /** What a guest logs in for. */
  useReasonTexts: UseReasonTexts;
  /** Sends the call of what a guest pressed; answers false for what needs its page. */
  useSendPendingAction: () => (action: PendingAction) => Promise<boolean>;
  /** Portraits of members. */
  MemberFaces: ComponentType;
  /** A few posts of today. */
  TrendingPreview: ComponentType;
  /** Additional fields of the sign-up form. Each field saves its own value. */
  SignUpFields: ComponentType;
  /** What slices do once someone has signed up; called when the form is gone already. */
  useAfterSignUp: () => () => void;
  WelcomeProfile: ComponentType;
  WelcomePeople: ComponentType;
  WelcomeTopics: ComponentType;
}

import type { LoginView } from '@upround/shared/links';

/** What every form of the page is given. */
export interface LoginFormProps {
  /** What was typed as address before, in whichever form. */
  email: string;
  /** Filled only by a demo account. */
  password: string;
  onEmail: (email: string) => void;
  /** The address of another form of the page, which keeps where to go afterwards. */
  linkTo: (view: LoginView) => string;
}

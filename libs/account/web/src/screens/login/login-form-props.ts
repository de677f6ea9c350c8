import type { LoginView } from '@upround/shared/links';

/** What every form of the page is given. */
export interface LoginFormProps {
  /** What was typed as address before, in whichever form. */
  email: string;
  /** Filled only by a demo account. */
  password: string;
  onEmail: (email: string) => void;
  /** The URL of another form of the page, with the same return path. */
  linkTo: (view: LoginView) => string;
}

import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { links, loginViews, routes, safeNext, type LoginView } from '@upround/shared/links';
import { Page, useAppInfo, useSearchChoice } from '@upround/shared/routing';
import {
  currentUserAtom,
  deletePendingAction,
  storePendingAction,
  useSession,
  type StoredAction,
} from '@upround/shared/session';
import { Link } from '@upround/shared/ui';
import type { LoginParts } from '../../login-parts';
import { useAccountText } from '../../messages/catalogue';
import { WelcomeScreen } from '../welcome/welcome-screen';
import { DemoAccounts } from './demo-accounts';
import { LoginFrame } from './login-frame';
import type { LoginFormProps } from './login-form-props';
import { MailedCodeForm } from './mailed-code-form';
import { PasswordForm } from './password-form';
import { ProductLines } from './product-lines';
import { SignedIn } from './signed-in';
import { SignUpForm } from './sign-up-form';

const titleKeys = {
  'sign-in': 'signIn.title',
  'sign-up': 'signUp.title',
  code: 'byCode.title',
  reset: 'reset.title',
} as const satisfies Record<LoginView, string>;

interface FormProps extends LoginFormProps {
  view: LoginView;
  parts: LoginParts;
}

function Form({ view, parts, ...props }: FormProps) {
  switch (view) {
    case 'sign-in':
      return <PasswordForm {...props} />;
    case 'sign-up':
      return <SignUpForm {...props} parts={parts} />;
    case 'code':
      return <MailedCodeForm key="code" purpose="SIGN_IN" {...props} />;
    case 'reset':
      return <MailedCodeForm key="reset" purpose="RESET" {...props} />;
  }
}

/** Says what the guest logs in for, if one of their actions waits for the login. */
function Reason({ action, next, isSignUp, useReasonTexts }: ReasonProps) {
  const t = useAccountText();
  const texts = useReasonTexts();
  if (action?.path !== next) return null;
  const { verb, reference, about = '' } = action as Partial<typeof action>;
  const reason = texts[`${verb}:${reference?.referenceType}`]?.({
    name: about,
    view: isSignUp ? 'signUp' : 'signIn',
  });
  return (
    <p className="-mt-3 text-muted">
      <span className="wrap-anywhere text-text">{reason ?? t('signIn.asked')}</span>{' '}
      {t('signIn.comeBack')}
    </p>
  );
}

interface ReasonProps extends Pick<LoginParts, 'useReasonTexts'> {
  action: StoredAction | undefined;
  next: string;
  isSignUp: boolean;
}

/**
 * `/login`: signing in, signing up, one-time code, forgotten password, by `?view=`; the first steps of a new member by
 * `?step=welcome`.
 *
 * @param parts what slices bring
 */
export const loginScreenWith = (parts: LoginParts) =>
  function LoginScreen() {
    const { user } = useSession();
    const [params] = useSearchParams();
    const next = safeNext(params.get('next'));
    if (user !== null && params.get('step') === 'welcome') {
      return <WelcomeScreen user={user} next={next} parts={parts} />;
    }
    return (
      <>
        {user !== null && (
          <SignedIn user={user} next={next} useSendPendingAction={parts.useSendPendingAction} />
        )}
        <Forms next={next} parts={parts} />
      </>
    );
  };

function Forms({ next, parts }: { next: string; parts: LoginParts }) {
  const t = useAccountText();
  const { demo } = useAppInfo();
  const store = useStore();
  const { state } = useLocation();
  const [action] = useState(() =>
    store.get(currentUserAtom) === null ? storePendingAction(state) : undefined,
  );
  const [view] = useSearchChoice('view', loginViews);
  const [typed, setTyped] = useState({ email: '', password: '' });
  useEffect(
    () => () => {
      // Who leaves without signing in does not want it any more.
      if (store.get(currentUserAtom) === null) deletePendingAction();
    },
    [store],
  );
  return (
    <LoginFrame aside={<ProductLines Faces={parts.MemberFaces} Preview={parts.TrendingPreview} />}>
      <Page
        pattern={routes.login}
        title={t(titleKeys[view])}
        heading={<span className="text-display">{t(titleKeys[view])}</span>}
        className="flex w-full max-w-form flex-col gap-6"
      >
        <Reason
          action={action}
          next={next}
          isSignUp={view === 'sign-up'}
          useReasonTexts={parts.useReasonTexts}
        />
        <Form
          view={view}
          parts={parts}
          {...typed}
          onEmail={(email) => setTyped((before) => ({ ...before, email }))}
          linkTo={(to) => links.login({ next, view: to })}
        />
        {demo && view === 'sign-in' && <DemoAccounts onPick={setTyped} />}
        <p className="border-t pt-4 text-small">
          <Link href={next} tone="muted">
            {t('welcome.readOn')}
          </Link>
        </p>
      </Page>
    </LoginFrame>
  );
}

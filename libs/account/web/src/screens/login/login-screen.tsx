import { links, loginViews, routes, safeNext, type LoginView } from '@upround/shared/links';
import { Page, useAppInfo, useSearchChoice } from '@upround/shared/routing';
import { useSession, useWasAsked } from '@upround/shared/session';
import { Anchor, BrandMark, Link } from '@upround/shared/ui';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useAccountText } from '../../messages/catalogue';
import { DemoAccounts } from './demo-accounts';
import type { LoginFormProps } from './login-form-props';
import { MailedCodeForm } from './mailed-code-form';
import { PasswordForm } from './password-form';
import { SignUpForm } from './sign-up-form';
import { Welcome } from './welcome';

const titleKeys = {
  'sign-in': 'signIn.title',
  'sign-up': 'signUp.title',
  code: 'byCode.title',
  reset: 'reset.title',
} as const satisfies Record<LoginView, string>;

function Form({ view, ...props }: LoginFormProps & { view: LoginView }) {
  switch (view) {
    case 'sign-in':
      return <PasswordForm {...props} />;
    case 'sign-up':
      return <SignUpForm {...props} />;
    case 'code':
      return <MailedCodeForm key="code" purpose="SIGN_IN" {...props} />;
    case 'reset':
      return <MailedCodeForm key="reset" purpose="RESET" {...props} />;
  }
}

/** `/login`: signing in, signing up, one-time code, forgotten password, by `?view=`. */
export function LoginScreen() {
  const t = useAccountText();
  const { demo, brandName } = useAppInfo();
  const { isMember } = useSession();
  const [view] = useSearchChoice('view', loginViews);
  const [params] = useSearchParams();
  const wasAsked = useWasAsked();
  const [typed, setTyped] = useState({ email: '', password: '' });
  const next = safeNext(params.get('next'));

  if (isMember) return <Navigate to={next} replace />;
  const brand = (
    <Anchor
      href={links.home()}
      className="flex h-10 items-center gap-2.5 self-start rounded-control text-title font-semibold tracking-tight focus-ring"
    >
      <BrandMark />
      {brandName}
    </Anchor>
  );
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] wide:grid-cols-2 wide:grid-rows-1">
      <aside className="border-b bg-surface-sunken px-4 pt-2 pb-5 medium:flex medium:justify-center medium:px-10 medium:py-6 wide:border-r wide:border-b-0 wide:py-12">
        <Welcome brand={brand} />
      </aside>
      {/* Both columns begin at the same height and hang from it: what comes below moves nothing. */}
      <div className="flex flex-col px-4 py-8 medium:items-center medium:px-10 medium:py-12 wide:pt-[calc(5.5rem+8dvh)]">
        <Page
          pattern={routes.login}
          title={t(titleKeys[view])}
          heading={<span className="text-display">{t(titleKeys[view])}</span>}
          className="flex w-full max-w-form flex-col gap-6"
        >
          {wasAsked && <p className="text-muted">{t('signIn.asked')}</p>}
          <Form
            view={view}
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
      </div>
    </div>
  );
}

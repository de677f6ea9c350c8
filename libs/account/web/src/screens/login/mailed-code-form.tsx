import { emailSchema } from '@upround/account/contract';
import { Button, Link } from '@upround/shared/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { CodeForm } from '../../components/code-form';
import { EmailField } from '../../components/credential-fields';
import { FormFailure } from '../../components/form-failure';
import { useRequestCode, useResetPassword, useSignIn } from '../../data/account-mutations';
import { useWelcomeBack } from '../../components/use-welcome-back';
import { useAccountText } from '../../messages/catalogue';
import { useContractForm } from '../../model/use-contract-form';
import { formClasses } from './form-classes';
import type { LoginFormProps } from './login-form-props';

const schema = /* @__PURE__ */ z.object({ email: emailSchema });

export interface MailedCodeFormProps extends LoginFormProps {
  /** What the code is for: to sign in, or to set a new password. */
  purpose: 'SIGN_IN' | 'RESET';
}

/** Proving an address by a mailed code: first the address, then the code. */
export function MailedCodeForm({ purpose, email, onEmail, linkTo }: MailedCodeFormProps) {
  const t = useAccountText();
  const request = useRequestCode();
  const greet = useWelcomeBack();
  const signIn = useSignIn(greet);
  const reset = useResetPassword(greet);
  const [sentTo, setSentTo] = useState<string>();
  const form = useContractForm<{ email: string }>(schema, { email });
  const isReset = purpose === 'RESET';
  const proof = isReset ? reset : signIn;

  if (sentTo !== undefined) {
    return (
      <CodeForm
        email={sentTo}
        asksPassword={isReset}
        busy={proof.isPending}
        error={proof.error}
        onSubmit={({ code, password }) => {
          if (isReset) reset.mutate({ body: { email: sentTo, code, password } });
          else signIn.mutate({ body: { email: sentTo, code } });
        }}
        onResend={() => request.mutateAsync({ body: { email: sentTo, purpose } })}
        onOtherAddress={() => setSentTo(undefined)}
      />
    );
  }
  const submit = form.handleSubmit((values) =>
    request.mutate(
      { body: { email: values.email, purpose } },
      { onSuccess: () => setSentTo(values.email) },
    ),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={formClasses}>
      <p className="mb-3 text-muted">{isReset ? t('reset.intro') : t('byCode.intro')}</p>
      <EmailField
        registration={form.register('email', { onBlur: (event) => onEmail(event.target.value) })}
        error={form.formState.errors.email?.message}
      />
      <Button type="submit" variant="primary" size="large" wide busy={request.isPending}>
        {isReset ? t('reset.submit') : t('byCode.submit')}
      </Button>
      <FormFailure error={request.error} by="code" />
      <p className="mt-4 text-small">
        <Link href={linkTo('sign-in')}>{isReset ? t('reset.back') : t('byCode.byPassword')}</Link>
      </p>
    </form>
  );
}

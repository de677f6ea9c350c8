import { displayNameSchema, emailSchema, newPasswordSchema } from '@upround/account/contract';
import { links } from '@upround/shared/links';
import { Button, Field, Link, TextInput } from '@upround/shared/ui';
import { Suspense, useState } from 'react';
import * as z from 'zod/mini';
import { CodeForm } from '../../components/code-form';
import { EmailField, PasswordField } from '../../components/credential-fields';
import { FormFailure } from '../../components/form-failure';
import { useRegister, useSignIn } from '../../data/account-mutations';
import { useAccountText } from '../../messages/catalogue';
import { saveWelcomeStep } from '../../model/welcome-progress';
import { useContractForm } from '../../model/use-contract-form';
import { formClasses } from './form-classes';
import type { LoginParts } from '../../login-parts';
import type { LoginFormProps } from './login-form-props';

const schema = /* @__PURE__ */ z.object({
  displayName: displayNameSchema,
  email: emailSchema,
  password: newPasswordSchema,
});

interface SignUpValues extends Record<string, string> {
  displayName: string;
  email: string;
  password: string;
}

interface SignUpFormProps extends LoginFormProps {
  parts: Pick<LoginParts, 'SignUpFields' | 'useAfterSignUp'>;
}

/** Signing up: name, address and password, then the code that was mailed. */
export function SignUpForm({ email, onEmail, linkTo, parts }: SignUpFormProps) {
  const t = useAccountText();
  const registration = useRegister();
  const { SignUpFields, useAfterSignUp } = parts;
  const afterSignUp = useAfterSignUp();
  const signIn = useSignIn(({ user }) => {
    saveWelcomeStep(user.id, 'profile');
    afterSignUp();
  });
  const [sent, setSent] = useState<SignUpValues>();
  const form = useContractForm<SignUpValues>(schema, { displayName: '', email, password: '' });
  const { errors } = form.formState;

  if (sent !== undefined) {
    return (
      <CodeForm
        email={sent.email}
        isSignUp
        busy={signIn.isPending}
        error={signIn.error}
        onSubmit={({ code }) => signIn.mutate({ body: { email: sent.email, code } })}
        onResend={() => registration.mutateAsync({ body: sent })}
        onOtherAddress={() => setSent(undefined)}
      />
    );
  }
  const submit = form.handleSubmit((body) =>
    registration.mutate({ body }, { onSuccess: () => setSent(body) }),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={formClasses}>
      <Field
        label={t('field.displayName')}
        hint={t('field.displayNameHint')}
        error={errors.displayName?.message}
        required
        steady
      >
        <TextInput {...form.register('displayName')} autoComplete="name" />
      </Field>
      <EmailField
        hint={t('field.newEmailHint')}
        registration={form.register('email', { onBlur: (event) => onEmail(event.target.value) })}
        error={errors.email?.message}
      />
      <PasswordField
        kind="new"
        label={t('field.password')}
        registration={form.register('password')}
        error={errors.password?.message}
      />
      <Suspense fallback={<div className="h-8" />}>
        <SignUpFields />
      </Suspense>
      <Terms />
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        busy={registration.isPending}
        className="mt-4"
      >
        {t('signUp.submit')}
      </Button>
      <FormFailure error={registration.error} by="password" />
      <p className="mt-4 text-small text-muted">
        {t.rich('signUp.known', {
          link: (chunks) => <Link href={linkTo('sign-in')}>{chunks}</Link>,
        })}
      </p>
    </form>
  );
}

/** What someone who signs up agrees to. */
function Terms() {
  const t = useAccountText();
  return (
    <p className="text-small text-muted">
      {t.rich('signUp.terms', {
        terms: (chunks) => (
          <Link href={links.terms()} target="_blank">
            {chunks}
          </Link>
        ),
        privacy: (chunks) => (
          <Link href={links.privacyPolicy()} target="_blank">
            {chunks}
          </Link>
        ),
      })}
    </p>
  );
}

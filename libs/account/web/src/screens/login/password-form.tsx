import { emailSchema, passwordSchema } from '@upround/account/contract';
import { Button, ButtonLink, Link } from '@upround/shared/ui';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { EmailField, PasswordField } from '../../components/credential-fields';
import { FormFailure } from '../../components/form-failure';
import { useSignIn } from '../../data/account-mutations';
import { useWelcomeBack } from '../../components/use-welcome-back';
import { useAccountText } from '../../messages/catalogue';
import { useContractForm } from '../../model/use-contract-form';
import { formClasses } from './form-classes';
import type { LoginFormProps } from './login-form-props';

const schema = /* @__PURE__ */ z.object({ email: emailSchema, password: passwordSchema });

/** Signing in by password. */
export function PasswordForm({ email, password, onEmail, linkTo }: LoginFormProps) {
  const t = useAccountText();
  const signIn = useSignIn(useWelcomeBack());
  const form = useContractForm<{ email: string; password: string }>(schema, { email, password });
  const { errors } = form.formState;
  const { setValue } = form;

  // A demo account was picked beside the form.
  useEffect(() => {
    setValue('email', email);
    setValue('password', password);
  }, [email, password, setValue]);

  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit((body) => signIn.mutate({ body }))(event)}
      className={formClasses}
    >
      <EmailField
        registration={form.register('email', { onBlur: (event) => onEmail(event.target.value) })}
        error={errors.email?.message}
      />
      <PasswordField
        kind="current"
        registration={form.register('password')}
        error={errors.password?.message}
        aside={
          <Link href={linkTo('reset')} tone="muted">
            {t('signIn.forgotten')}
          </Link>
        }
      />
      <div className="flex flex-col gap-2">
        <Button type="submit" variant="primary" size="large" wide busy={signIn.isPending}>
          {t('signIn.submit')}
        </Button>
        <ButtonLink href={linkTo('code')} size="large" wide>
          {t('signIn.byCode')}
        </ButtonLink>
      </div>
      <FormFailure error={signIn.error} by="password" />
      <p className="mt-4 text-small text-muted">
        {t.rich('signIn.newHere', {
          link: (chunks) => <Link href={linkTo('sign-up')}>{chunks}</Link>,
        })}
      </p>
    </form>
  );
}

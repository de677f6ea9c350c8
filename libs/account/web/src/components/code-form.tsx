import { codeSchema, newPasswordSchema } from '@upround/account/contract';
import { useAppInfo } from '@upround/shared/routing';
import { Button, Field, Notice, TextInput } from '@upround/shared/ui';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useAccountText } from '../messages/catalogue';
import { digitsOf, isWholeCode } from '../model/code-digits';
import { useContractForm } from '../model/use-contract-form';
import { useSecondsLeft } from '../model/use-seconds-left';
import { PasswordField } from './credential-fields';
import { FormFailure, isWrongCode } from './form-failure';

const codeOnly = /* @__PURE__ */ z.object({ code: codeSchema });
const withPassword = /* @__PURE__ */ z.object({ code: codeSchema, password: newPasswordSchema });

/** Seconds until another mail may be asked for. */
const RESEND_WAIT = 30_000;

export interface CodeFormProps {
  email: string;
  /** The mail goes out whether or not the address has an account. */
  isSignUp?: boolean;
  /** Asks for a new password besides the code. */
  asksPassword?: boolean;
  busy: boolean;
  error: Error | null;
  onSubmit: (values: { code: string; password: string }) => void;
  /** Has another code mailed. */
  onResend: () => Promise<unknown>;
  /** Goes back to the address. */
  onOtherAddress: () => void;
}

/** The step after a mail was sent: its six digits, and how to get another mail. */
export function CodeForm(props: CodeFormProps) {
  const { email, isSignUp = false, asksPassword = false, busy, error, onSubmit } = props;
  const t = useAccountText();
  const { mailbox } = useAppInfo();
  const form = useContractForm<{ code: string; password: string }>(
    asksPassword ? withPassword : codeOnly,
    { code: '', password: '' },
  );
  const { errors } = form.formState;
  const isWrong = isWrongCode(error);
  const { setError, setFocus } = form;
  useEffect(() => {
    if (!isWrong) return;
    setError('code', { message: t('failure.code') });
    setFocus('code', { shouldSelect: true });
  }, [error, isWrong, setError, setFocus, t]);
  const submit = form.handleSubmit((values) => onSubmit(values));
  const code = form.register('code', {
    onChange: (event: { target: HTMLInputElement }) => {
      const digits = digitsOf(event.target.value);
      if (digits !== event.target.value) form.setValue('code', digits);
      if (isWholeCode(digits) && !asksPassword && !busy) void submit();
    },
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <p className="text-muted">
        {t.rich(isSignUp ? 'code.sentToNew' : 'code.sent', {
          email: () => <strong className="font-medium wrap-anywhere text-text">{email}</strong>,
        })}
      </p>
      {mailbox && (
        <p className="text-small text-muted">
          {t.rich('code.mailbox', {
            command: (chunks) => <code className="wrap-anywhere text-text">{chunks}</code>,
          })}
        </p>
      )}
      {/* For password managers, which save a new password together with its name. */}
      {asksPassword && (
        <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
      )}
      <Field
        label={t('code.label')}
        hint={t('code.hint')}
        error={errors.code?.message}
        required
        steady
      >
        <TextInput
          {...code}
          autoFocus
          inputMode="numeric"
          autoComplete="one-time-code"
          className="figures [&>input]:h-12 [&>input]:text-title [&>input]:tracking-widest"
        />
      </Field>
      {asksPassword && (
        <PasswordField
          kind="new"
          registration={form.register('password')}
          error={errors.password?.message}
        />
      )}
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {asksPassword ? t('reset.save') : t('code.submit')}
      </Button>
      <FormFailure error={isWrong ? null : error} by="code" />
      <Resend onResend={props.onResend} onOtherAddress={props.onOtherAddress} />
    </form>
  );
}

function Resend({ onResend, onOtherAddress }: Pick<CodeFormProps, 'onResend' | 'onOtherAddress'>) {
  const t = useAccountText();
  const [until, setUntil] = useState(() => Date.now() + RESEND_WAIT);
  const [outcome, setOutcome] = useState<'sent' | Error>();
  const seconds = useSecondsLeft(until);
  const resend = async () => {
    setOutcome(undefined);
    try {
      await onResend();
      setOutcome('sent');
      setUntil(Date.now() + RESEND_WAIT);
    } catch (error) {
      setOutcome(error instanceof Error ? error : new Error(String(error)));
    }
  };
  return (
    <div className="flex flex-col gap-3 border-t pt-4">
      {outcome === 'sent' && (
        <Notice tone="success" announce>
          {t('code.resent')}
        </Notice>
      )}
      <FormFailure error={outcome instanceof Error ? outcome : null} by="code" />
      <div className="flex flex-wrap items-center justify-between gap-2">
        {seconds > 0 ? (
          <p className="figures flex min-h-8 items-center text-small text-muted">
            {t('code.wait', { seconds })}
          </p>
        ) : (
          <Button size="small" onClick={() => void resend()}>
            {t('code.resend')}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={onOtherAddress}>
          {t('code.otherAddress')}
        </Button>
      </div>
    </div>
  );
}

import { emailSchema, passwordSchema } from '@upround/account/contract';
import { toast } from '@upround/shared/toasts';
import { Button, SettingRow } from '@upround/shared/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useConfirmEmailChange, useRequestEmailChange } from '../../data/account-mutations';
import { useAccountText } from '../../messages/catalogue';
import { useContractForm } from '../../model/use-contract-form';
import { CodeForm } from '../code-form';
import { EmailField, PasswordField } from '../credential-fields';
import { FormFailure } from '../form-failure';

const schema = /* @__PURE__ */ z.object({ email: emailSchema, password: passwordSchema });

interface EmailValues extends Record<string, string> {
  email: string;
  password: string;
}

const empty: EmailValues = { email: '', password: '' };

/** The member's email address. Changing it needs the current password, then the code sent to the new address. */
export function EmailChange({ email }: { email: string }) {
  const t = useAccountText();
  const [step, setStep] = useState<'shown' | 'asked' | 'sent'>('shown');
  const [typed, setTyped] = useState(empty);
  const request = useRequestEmailChange();
  const confirmation = useConfirmEmailChange();

  function end() {
    setStep('shown');
    setTyped(empty);
    request.reset();
    confirmation.reset();
  }

  return (
    <SettingRow
      title={t('emailChange.title')}
      hint={t('emailChange.hint')}
      value={step === 'shown' ? <span className="wrap-anywhere">{email}</span> : undefined}
      action={
        step === 'shown' && (
          <Button onClick={() => setStep('asked')}>{t('emailChange.change')}</Button>
        )
      }
    >
      {step === 'shown' ? undefined : (
        <>
          <p className="mb-3 wrap-anywhere">{email}</p>
          {step === 'asked' && (
            <AddressForm
              typed={typed}
              busy={request.isPending}
              error={request.error}
              onSubmit={(values) => {
                setTyped(values);
                request.mutate({ body: values }, { onSuccess: () => setStep('sent') });
              }}
              onCancel={end}
            />
          )}
          {step === 'sent' && (
            <CodeForm
              email={typed.email}
              isSignUp
              busy={confirmation.isPending}
              error={confirmation.error}
              onSubmit={({ code }) =>
                confirmation.mutate(
                  { body: { code } },
                  {
                    onSuccess: (user) => {
                      toast.show({ text: t('emailChange.changed', { email: user.email }) });
                      end();
                    },
                  },
                )
              }
              onResend={() => request.mutateAsync({ body: typed })}
              onOtherAddress={() => {
                confirmation.reset();
                setStep('asked');
              }}
            />
          )}
        </>
      )}
    </SettingRow>
  );
}

interface AddressFormProps {
  /** The address typed before, when the person goes back from the code. */
  typed: EmailValues;
  busy: boolean;
  error: Error | null;
  onSubmit: (values: EmailValues) => void;
  onCancel: () => void;
}

function AddressForm({ typed, busy, error, onSubmit, onCancel }: AddressFormProps) {
  const t = useAccountText();
  const form = useContractForm<EmailValues>(schema, typed);
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ email, password }) => onSubmit({ email, password }));
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex max-w-form flex-col gap-3"
    >
      <p className="text-small text-muted">{t('emailChange.intro')}</p>
      <EmailField
        label={t('emailChange.newEmail')}
        autoComplete="email"
        autoFocus
        registration={form.register('email')}
        error={errors.email?.message}
      />
      <PasswordField
        kind="current"
        label={t('emailChange.password')}
        registration={form.register('password')}
        error={errors.password?.message}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          {t('emailChange.submit')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('emailChange.cancel')}
        </Button>
      </div>
      <FormFailure error={error} by="password" />
    </form>
  );
}

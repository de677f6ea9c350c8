import { newPasswordSchema, passwordSchema } from '@upround/account/contract';
import { toast } from '@upround/shared/toasts';
import { Button, SettingRow } from '@upround/shared/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useChangePassword } from '../../data/account-mutations';
import { useAccountText } from '../../messages/catalogue';
import { useContractForm } from '../../model/use-contract-form';
import { PasswordField } from '../credential-fields';
import { FormFailure } from '../form-failure';

const schema = /* @__PURE__ */ z.object({ current: passwordSchema, password: newPasswordSchema });

/** Another password with the present one; other devices are logged out by it. */
export function PasswordChange({ email }: { email: string }) {
  const t = useAccountText();
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingRow
      title={t('passwordChange.title')}
      hint={t('passwordChange.hint')}
      action={
        !isOpen && (
          <Button className="self-center" onClick={() => setOpen(true)}>
            {t('passwordChange.change')}
          </Button>
        )
      }
    >
      {isOpen && <PasswordChangeForm email={email} onEnd={() => setOpen(false)} />}
    </SettingRow>
  );
}

function PasswordChangeForm({ email, onEnd }: { email: string; onEnd: () => void }) {
  const t = useAccountText();
  const change = useChangePassword();
  const form = useContractForm<{ current: string; password: string }>(schema, {
    current: '',
    password: '',
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ current, password }) =>
    change.mutate(
      { body: { current, password } },
      {
        onSuccess: ({ endedSessions }) => {
          toast.show({ text: t('passwordChange.changed', { count: endedSessions }) });
          onEnd();
        },
      },
    ),
  );
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex max-w-form flex-col gap-3"
    >
      <p className="text-small text-muted">{t('passwordChange.intro')}</p>
      {/* For password managers, which save a new password together with its name. */}
      <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        kind="current"
        label={t('passwordChange.current')}
        hint={t('passwordChange.forgotten')}
        autoFocus
        registration={form.register('current')}
        error={errors.current?.message}
      />
      <PasswordField
        kind="new"
        registration={form.register('password')}
        error={errors.password?.message}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={change.isPending}>
          {t('passwordChange.save')}
        </Button>
        <Button variant="quiet" onClick={onEnd}>
          {t('passwordChange.cancel')}
        </Button>
      </div>
      <FormFailure error={change.error} by="password" />
    </form>
  );
}

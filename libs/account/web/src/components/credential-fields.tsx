import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field, PasswordInput, TextInput } from '@upround/shared/ui';
import { useAccountText } from '../messages/catalogue';

interface FieldPartProps {
  registration: UseFormRegisterReturn;
  error: string | undefined;
}

export function EmailField({ registration, error }: FieldPartProps) {
  const t = useAccountText();
  return (
    <Field label={t('field.email')} error={error} required steady>
      <TextInput
        {...registration}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Field>
  );
}

export interface PasswordFieldProps extends FieldPartProps {
  /** A new one is offered by password managers, a known one is filled in. */
  kind: 'current' | 'new';
  aside?: ReactNode;
}

export function PasswordField({ registration, error, kind, aside }: PasswordFieldProps) {
  const t = useAccountText();
  return (
    <Field
      label={kind === 'new' ? t('field.newPassword') : t('field.password')}
      hint={kind === 'new' ? t('field.newPasswordHint') : undefined}
      error={error}
      aside={aside}
      required
      steady
    >
      <PasswordInput {...registration} autoComplete={`${kind}-password`} />
    </Field>
  );
}

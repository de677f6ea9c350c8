import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field, PasswordInput, TextInput } from '@upround/shared/ui';
import { useAccountText } from '../messages/catalogue';

interface FieldPartProps {
  registration: UseFormRegisterReturn;
  error: string | undefined;
  /** Where a form has just opened. */
  autoFocus?: boolean;
}

export interface EmailFieldProps extends FieldPartProps {
  /** `Email address` by default. */
  label?: string;
  hint?: ReactNode;
  /** What browsers fill in: the name one logs in with by default. */
  autoComplete?: 'username' | 'email';
}

export function EmailField(props: EmailFieldProps) {
  const { registration, error, label, hint, autoComplete, autoFocus = false } = props;
  const t = useAccountText();
  return (
    <Field label={label ?? t('field.email')} hint={hint} error={error} required steady>
      <TextInput
        {...registration}
        autoFocus={autoFocus}
        type="email"
        inputMode="email"
        autoComplete={autoComplete ?? 'username'}
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
  label?: string;
  hint?: ReactNode;
}

export function PasswordField(props: PasswordFieldProps) {
  const { registration, error, kind, aside, label, hint, autoFocus = false } = props;
  const t = useAccountText();
  return (
    <Field
      label={label ?? t(kind === 'new' ? 'field.newPassword' : 'field.password')}
      hint={hint ?? (kind === 'new' ? t('field.newPasswordHint') : undefined)}
      error={error}
      aside={aside}
      required
      steady
    >
      <PasswordInput {...registration} autoFocus={autoFocus} autoComplete={`${kind}-password`} />
    </Field>
  );
}

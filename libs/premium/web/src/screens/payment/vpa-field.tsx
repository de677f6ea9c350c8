import type { UseFormReturn } from 'react-hook-form';
import { Field, TextInput } from '@upround/shared/ui';
import { usePaymentText } from './messages/catalogue';
import type { VpaState } from './use-vpa-check';

interface VpaFieldProps {
  form: UseFormReturn<{ vpa: string }>;
  state: VpaState;
  onBlur: () => void;
}

/** The optional UPI id; below it whose it is. What is typed is stored nowhere. */
export function VpaField({ form, state, onBlur }: VpaFieldProps) {
  const t = usePaymentText();
  const { onBlur: touch, ...field } = form.register('vpa');
  return (
    <Field
      label={t('order.vpa')}
      optional
      hint={<span aria-live="polite">{useHint(state)}</span>}
      error={form.formState.errors.vpa?.message}
    >
      <TextInput
        {...field}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={t('order.vpaExample')}
        onBlur={(event) => {
          void touch(event);
          onBlur();
        }}
      />
    </Field>
  );
}

function useHint(state: VpaState): string {
  const t = usePaymentText();
  switch (state.kind) {
    case 'checking':
      return t('order.vpaChecking');
    case 'unchecked':
      return t('order.vpaUnchecked');
    case 'valid':
      return state.name === null ? t('order.vpaValid') : t('order.vpaName', { name: state.name });
    default:
      return t('order.vpaHint');
  }
}

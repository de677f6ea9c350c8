import type { MoneyState } from '@upround/moderation/contract';
import { Badge, type BadgeTone } from '@upround/shared/ui';
import { useMoneyText } from './messages/catalogue';

/** Expired isn't marked as an error: a late success may follow. */
const tones: Readonly<Record<MoneyState, BadgeTone>> = {
  CREATED: 'info',
  PENDING: 'info',
  SUCCESS: 'success',
  FAILED: 'danger',
  EXPIRED: 'neutral',
  REFUNDED: 'neutral',
};

/** Where a payment is. */
export function PaymentState({ state }: { state: MoneyState }) {
  const t = useMoneyText();
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}

import type { Payment } from '@upround/premium/contract';
import { links } from '@upround/shared/links';
import { Badge, ButtonLink, MetaLine, Time } from '@upround/shared/ui';
import { usePremiumText } from '../messages/catalogue';
import { isOpen, stateTones } from '../model/payment-states';
import { useMoney } from '../model/use-money';
import { InvoiceButton } from './invoice-button';

/** One payment: what for, how much, what became of it, and its invoice or page. */
export function PaymentRow({ payment }: { payment: Payment }) {
  const t = usePremiumText();
  const money = useMoney();
  const { id, title, amount, state, createdAt, refunded, invoice, creditNote } = payment;
  const isWaiting = isOpen(state);
  const words = { title, amount: money.exact(amount) };
  return (
    <li className="flex flex-col gap-3 border-b p-4 last:border-b-0 medium:flex-row medium:items-center medium:px-6">
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-medium wrap-anywhere">{title}</span>
          <Badge tone={stateTones[state]}>{t('payments.state', { state })}</Badge>
        </div>
        <MetaLine className="mt-0.5">
          <Time value={createdAt} form="date" />
          {refunded > 0 && <span>{t('payments.refunded', { amount: money.exact(refunded) })}</span>}
          {creditNote !== null && <span>{t('payments.creditNote', { number: creditNote })}</span>}
        </MetaLine>
      </div>
      <div className="flex shrink-0 items-center justify-between gap-4">
        <span className="font-medium figures">{words.amount}</span>
        {/* As wide as its longest button, so that the amounts line up. */}
        <span className="flex justify-end medium:w-30">
          {invoice === null ? (
            <ButtonLink
              size="small"
              href={links.payment({ payment: id })}
              aria-label={t(isWaiting ? 'payments.openOf' : 'payments.detailsOf', words)}
            >
              {t(isWaiting ? 'payments.open' : 'payments.details')}
            </ButtonLink>
          ) : (
            <InvoiceButton paymentId={id} number={invoice} />
          )}
        </span>
      </div>
    </li>
  );
}

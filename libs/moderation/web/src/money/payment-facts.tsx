import type { ReactNode } from 'react';
import type { StaffPaymentDetails } from '@upround/moderation/contract';
import { links } from '@upround/shared/links';
import { Link, Name, Surface, Time } from '@upround/shared/ui';
import { Face } from '../terms/face';
import { useMoneyText } from './messages/catalogue';
import { useRupees } from './use-rupees';

/** Who paid what, when and by which way. */
export function PaymentFacts({ payment }: { payment: StaffPaymentDetails }) {
  const t = useMoneyText();
  const rupees = useRupees();
  const { person, tax, endedAt } = payment;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('payment.member'),
      person === null ? (
        t('list.noPerson')
      ) : (
        <span className="inline-flex max-w-full items-center gap-2">
          <Face person={person} size={24} />
          <Link href={links.user(person.slug)} className="min-w-0">
            <Name>{person.displayName}</Name>
          </Link>
        </span>
      ),
    ],
    [t('payment.amount'), rupees(payment.amount)],
    [t('payment.tax'), tax === null ? t('payment.noTax') : rupees(tax)],
    [t('payment.created'), <Time key="created" value={payment.createdAt} form="dateTime" />],
    [t('payment.ended'), endedAt && <Time key="ended" value={endedAt} form="dateTime" />],
    [t('payment.invoice'), payment.invoice],
    [t('payment.creditNote'), payment.creditNote],
    [t('payment.provider'), payment.provider],
    [t('payment.providerPayment'), payment.providerPayment],
    [t('payment.payer'), payment.payer],
    [t('payment.failure'), payment.failure],
    [t('payment.debit'), payment.isDebit ? t('payment.isDebit') : null],
    [t('payment.id'), payment.id],
    [t('payment.order'), payment.orderId],
  ];
  return (
    <Surface>
      <dl className="flex flex-col gap-2 text-small figures">
        {facts
          .filter(([, value]) => value !== null)
          .map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4 medium:justify-start">
              <dt className="text-muted medium:w-40 medium:shrink-0">{label}</dt>
              <dd className="min-w-0 text-right wrap-anywhere medium:text-left">{value}</dd>
            </div>
          ))}
      </dl>
    </Surface>
  );
}

import type { Booking } from '@upround/mentor/contract';
import { links } from '@upround/shared/links';
import { Link } from '@upround/shared/ui';
import { usePrice } from '../../model/use-price';
import { isLive } from '../data/sides';
import { useSessionsText } from '../messages/catalogue';
import { Part } from './part';

/** What a paid session costs, what was paid and what was returned. */
export function PaymentPart({ session }: { session: Booking }) {
  const t = useSessionsText();
  const price = usePrice();
  const { price: asked, isPaid, refunded, paymentId } = session;
  if (asked.amount === 0) return null;
  const notPaid = t(isLive(session) ? 'session.notPaid' : 'session.notCharged');
  const facts = [
    { name: t('session.price'), value: price(asked) },
    { name: t('session.paid'), value: isPaid ? price(asked) : notPaid },
    ...(refunded !== null && refunded > 0
      ? [{ name: t('session.refunded'), value: price({ ...asked, amount: refunded }) }]
      : []),
  ];
  return (
    <Part title={t('session.payment')}>
      <dl className="flex max-w-form flex-col gap-1.5 text-small figures">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-muted">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {paymentId !== null && isPaid && (
        <p className="text-small">
          <Link href={links.payment({ payment: paymentId })}>{t('session.seePayment')}</Link>
        </p>
      )}
    </Part>
  );
}

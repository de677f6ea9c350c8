import { CircleAlert, CircleCheck, Clock, Undo2 } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { retryPayment, type PaymentStatus } from '@upround/premium/contract';
import { links, safeNext } from '@upround/shared/links';
import { mutationFor } from '@upround/shared/query';
import {
  Button,
  ButtonLink,
  ICON_STROKE,
  Notice,
  Surface,
  Time,
  type Icon,
} from '@upround/shared/ui';
import { FactList, type Fact } from '../../components/fact-list';
import { InvoiceButton } from '../../components/invoice-button';
import { usePaymentReason } from '../../data/use-payment-reason';
import { useMoney } from '../../model/use-money';
import { useNext, usePlanLinks } from '../../model/use-plan-links';
import { usePaymentText } from './messages/catalogue';
import { Pair } from './pair';

interface EndProps {
  payment: PaymentStatus;
}

type EndState = Exclude<PaymentStatus['state'], 'CREATED' | 'PENDING'>;

const icons: Record<EndState, { icon: Icon; tone: string }> = {
  SUCCESS: { icon: CircleCheck, tone: 'text-success' },
  FAILED: { icon: CircleAlert, tone: 'text-danger' },
  EXPIRED: { icon: Clock, tone: 'text-muted' },
  REFUNDED: { icon: Undo2, tone: 'text-muted' },
};

/** A payment that is decided: what happened to it, its invoice, and the way on. */
export function Ended({ payment }: EndProps) {
  const t = usePaymentText();
  const { icon: IconPart, tone } = icons[payment.state as EndState];
  const isPaid = payment.state === 'SUCCESS' || payment.state === 'REFUNDED';
  return (
    <div className="mt-4">
      <Pair>
        <div className="flex min-w-0 flex-col gap-4">
          <IconPart aria-hidden size={40} strokeWidth={ICON_STROKE} className={tone} />
          <EndText payment={payment} />
          <EndActions payment={payment} />
        </div>
        <Surface
          as="section"
          padding="large"
          aria-labelledby="paid"
          className="flex flex-col gap-4"
        >
          <h2 id="paid" className="font-semibold">
            {t(isPaid ? 'end.summary' : 'end.details')}
          </h2>
          <FactList facts={useFacts(payment)} />
          {payment.invoice !== null && (
            <div>
              <InvoiceButton paymentId={payment.id} number={payment.invoice} size="medium" />
            </div>
          )}
        </Surface>
      </Pair>
    </div>
  );
}

function EndText({ payment }: EndProps) {
  const t = usePaymentText();
  const money = useMoney();
  const { state, amount, refunded, payee, title, failure } = payment;
  if (state === 'SUCCESS') {
    return (
      <p>
        {t('end.successText', { amount: money.exact(amount), payee, title })}
        {refunded > 0 && ` ${t('end.partly', { amount: money.exact(refunded) })}`}
      </p>
    );
  }
  if (state === 'REFUNDED') {
    return <p>{t('end.refundedText', { amount: money.exact(refunded) })}</p>;
  }
  if (state === 'EXPIRED') {
    return (
      <>
        <p>{t('end.expiredText')}</p>
        <p className="text-muted">{t('end.expiredNote')}</p>
      </>
    );
  }
  return (
    <>
      <p>{t(`end.reason.${failure ?? 'OTHER'}`)}</p>
      <p className="text-muted">{t('end.failedNote')}</p>
    </>
  );
}

/** Going on after a success, to where the viewer came from, or paying the same order again. */
function EndActions({ payment: { id, state, canRetry, next } }: EndProps) {
  const t = usePaymentText();
  const navigate = useNavigate();
  const to = usePlanLinks();
  const back = useNext();
  const reasonOf = usePaymentReason();
  const retry = useMutation({
    ...mutationFor(retryPayment, { idempotent: true }),
    onSuccess: ({ paymentId }) =>
      void navigate(to.payment({ payment: paymentId }), { replace: true }),
  });
  return (
    <>
      {retry.isError && (
        <Notice tone="danger" announce title={t('end.retryFailed')}>
          {reasonOf(retry.error)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {canRetry && (
          <Button
            variant="primary"
            busy={retry.isPending}
            onClick={() => retry.mutate({ params: { id } })}
          >
            {t('end.retry')}
          </Button>
        )}
        {state === 'SUCCESS' && (
          <ButtonLink href={back ?? safeNext(next)} variant="primary">
            {t('end.continue')}
          </ButtonLink>
        )}
        <ButtonLink href={links.payment()}>{t('end.all')}</ButtonLink>
      </div>
    </>
  );
}

function useFacts(payment: PaymentStatus): Fact[] {
  const t = usePaymentText();
  const money = useMoney();
  const { title, payee, amount, refunded, invoice, creditNote, createdAt, endedAt } = payment;
  const facts: Fact[] = [
    { label: t('end.for'), value: title },
    { label: t('end.payee'), value: payee },
    { label: t('end.date'), value: <Time value={endedAt ?? createdAt} form="date" /> },
  ];
  if (invoice !== null) facts.push({ label: t('end.invoice'), value: invoice });
  if (creditNote !== null) facts.push({ label: t('end.creditNote'), value: creditNote });
  if (refunded > 0) facts.push({ label: t('end.returned'), value: money.exact(refunded) });
  return [...facts, { label: t('end.amount'), value: money.exact(amount), isTotal: true }];
}

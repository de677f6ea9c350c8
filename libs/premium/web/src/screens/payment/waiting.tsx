import type { PaymentStatus } from '@upround/premium/contract';
import { Notice, Surface } from '@upround/shared/ui';
import { FactList } from '../../components/fact-list';
import { useMembership } from '../../data/premium-queries';
import { useMoney } from '../../model/use-money';
import { Countdown, useSecondsLeft } from './countdown';
import { usePaymentText } from './messages/catalogue';
import { PayWith } from './pay-with';

/** A payment that waits for the payer or the bank: what it is, and how to approve it. */
export function Waiting({
  payment,
  failure,
}: {
  payment: PaymentStatus;
  failure: string | undefined;
}) {
  const t = usePaymentText();
  const seconds = useSecondsLeft(payment);
  return (
    <>
      <p className="mt-1 mb-6 max-w-measure text-muted">{t('wait.lead')}</p>
      <div className="grid items-start gap-4 medium:grid-cols-2 medium:grid-rows-[auto_1fr] medium:gap-x-8">
        <Summary payment={payment} />
        <Surface
          as="section"
          padding="large"
          aria-labelledby="approve"
          className="row-span-2 flex min-w-0 flex-col gap-4"
        >
          <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <h2 id="approve" className="font-semibold">
              {t('wait.approve')}
            </h2>
            {seconds > 0 && <Countdown seconds={seconds} />}
          </div>
          {payment.isTest && (
            <Notice tone="warning" title={t('wait.test')}>
              {t('wait.testText')}
            </Notice>
          )}
          {seconds > 0 ? <PayWith payment={payment} /> : <Countdown seconds={0} />}
          <p className="border-t pt-4 text-small text-muted">{t('wait.requested')}</p>
        </Surface>
        <div className="flex min-w-0 flex-col gap-4">
          <Notice title={t('wait.twice')}>{t('wait.twiceText')}</Notice>
          {failure !== undefined && (
            <Notice tone="warning" announce>
              {t('wait.offline', { why: failure })}
            </Notice>
          )}
        </div>
      </div>
    </>
  );
}

function Summary({ payment }: { payment: PaymentStatus }) {
  const t = usePaymentText();
  const money = useMoney();
  const { amount, title, payee, isMandate } = payment;
  return (
    <Surface as="section" padding="large" aria-labelledby="summary" className="flex flex-col gap-4">
      <h2 id="summary" className="font-semibold">
        {t('wait.summary')}
      </h2>
      <FactList
        facts={[
          { label: t('wait.for'), value: title },
          { label: t('wait.payee'), value: payee },
          { label: t('wait.amount'), value: money.exact(amount), isTotal: true },
        ]}
      />
      {isMandate && <MandateLine />}
    </Surface>
  );
}

/** That later debits are approved as well, and how much each may be. */
function MandateLine() {
  const t = usePaymentText();
  const money = useMoney();
  const { data } = useMembership();
  const mandate = data?.membership?.mandate ?? null;
  return (
    // As high on phones with the amount as without.
    <p className="min-h-10 text-small text-muted medium:min-h-0">
      {mandate === null
        ? t('wait.mandate')
        : t('wait.mandateMax', { amount: money.price(mandate.maxAmount) })}
    </p>
  );
}

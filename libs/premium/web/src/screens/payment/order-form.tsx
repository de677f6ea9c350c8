import type { Plan } from '@upround/premium/contract';
import { ApiError } from '@upround/shared/api-client';
import { Button, ButtonLink, Notice, Surface } from '@upround/shared/ui';
import { usePeriod } from '../../components/period-switch';
import { usePaymentReason } from '../../data/use-payment-reason';
import { priceOf } from '../../model/prices';
import { useMoney } from '../../model/use-money';
import { usePlanLinks } from '../../model/use-plan-links';
import { usePaymentText } from './messages/catalogue';
import { useOrderForm } from './use-order-form';
import { VpaField } from './vpa-field';

/** How the viewer pays, and the button that starts the payment. */
export function OrderForm({ plan }: { plan: Plan }) {
  const t = usePaymentText();
  const money = useMoney();
  const [period] = usePeriod();
  const { form, submit, start, isBusy, vpaState, checkOnBlur } = useOrderForm(
    plan.offeringId,
    period,
  );
  const amount = priceOf(plan, period) ?? 0;
  return (
    <Surface
      as="section"
      padding="large"
      aria-labelledby="how"
      className="flex flex-col gap-3 medium:gap-4"
    >
      <div>
        <h2 id="how" className="font-semibold">
          {t('order.how')}
        </h2>
        <p className="text-small text-muted">{t('order.upiText')}</p>
      </div>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <VpaField form={form} state={vpaState} onBlur={checkOnBlur} />
        {start.isError && !form.formState.errors.vpa && <StartFailure error={start.error} />}
        <Button type="submit" variant="primary" size="large" wide busy={isBusy}>
          {t('order.pay', { amount: money.exact(amount) })}
        </Button>
      </form>
      <p className="text-small text-muted">{t('order.approve')}</p>
      <p className="text-small text-muted">{t('order.mandate')}</p>
    </Surface>
  );
}

function StartFailure({ error }: { error: Error }) {
  const t = usePaymentText();
  const to = usePlanLinks();
  const reasonOf = usePaymentReason();
  const isOnPlan = error instanceof ApiError && error.code === 'ALREADY_ON_PLAN';
  return (
    <Notice
      tone="danger"
      announce
      title={t('order.failed')}
      action={
        isOnPlan && (
          <ButtonLink size="small" href={to.plans()}>
            {t('order.manage')}
          </ButtonLink>
        )
      }
    >
      {reasonOf(error)}
    </Notice>
  );
}

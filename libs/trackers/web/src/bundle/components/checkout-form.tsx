import type { Bundle } from '@upround/trackers/contract';
import { ApiError } from '@upround/shared/api-client';
import { links } from '@upround/shared/links';
import { useFailureReason } from '@upround/shared/query';
import { Button, ButtonLink, Field, Notice, TextInput } from '@upround/shared/ui';
import { useBundleText } from '../messages/catalogue';
import { useCheckout } from '../model/use-checkout';

/** For whom the bundle is, and the button that leads on to the payment. */
export function CheckoutForm({ bundle }: { bundle: Bundle }) {
  const t = useBundleText();
  const { form, book, submit } = useCheckout();
  const { errors } = form.formState;
  const { access, pendingPaymentId } = bundle;
  return (
    <div className="flex flex-col gap-6">
      {pendingPaymentId !== null && (
        <Notice
          title={t('checkout.pending')}
          action={
            <ButtonLink size="small" href={links.payment({ payment: pendingPaymentId })}>
              {t('price.continue')}
            </ButtonLink>
          }
        >
          {t('checkout.pendingText')}
        </Notice>
      )}
      {access?.source === 'PLAN' && (
        <Notice title={t('checkout.withPlan')}>{t('access.planText')}</Notice>
      )}
      <form
        noValidate
        aria-labelledby="checkout-who"
        className="flex flex-col gap-5"
        onSubmit={(event) => void submit(event)}
      >
        <h2 id="checkout-who" className="text-title font-semibold">
          {t('checkout.who')}
        </h2>
        <div className="grid items-start gap-5 medium:grid-cols-2">
          <Field label={t('checkout.name')} required error={errors.displayName?.message}>
            <TextInput dir="auto" autoComplete="name" {...form.register('displayName')} />
          </Field>
          <Field
            label={t('checkout.email')}
            required
            hint={t('checkout.emailHint')}
            error={errors.email?.message}
          >
            <TextInput type="email" autoComplete="email" {...form.register('email')} />
          </Field>
        </div>
        {book.isError && <BookingFailure error={book.error} />}
        <div className="flex flex-col gap-x-4 gap-y-2 medium:flex-row medium:items-center">
          <Button
            type="submit"
            variant="primary"
            size="large"
            className="shrink-0"
            busy={book.isPending}
          >
            {t('checkout.pay')}
          </Button>
          <p className="text-small text-muted">{t('checkout.next')}</p>
        </div>
      </form>
      <NextSteps days={bundle.refundDays} />
    </div>
  );
}

/** What follows the form: how it's paid, when the lists open, and the way back. */
function NextSteps({ days }: { days: number }) {
  const t = useBundleText();
  const steps = ['pay', 'open', 'refund'] as const;
  return (
    <section aria-labelledby="checkout-steps" className="flex flex-col gap-4 border-t pt-6">
      <h2 id="checkout-steps" className="font-semibold">
        {t('steps.title')}
      </h2>
      <ol className="grid list-decimal gap-x-6 gap-y-4 text-small medium:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3 medium:flex-col">
            <span
              aria-hidden
              className="flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-subtle font-semibold text-accent-text figures"
            >
              {index + 1}
            </span>
            <span className="flex flex-col gap-0.5">
              <span className="font-medium">{t(`steps.${step}`)}</span>
              <span className="text-muted">{t(`steps.${step}Text`, { days })}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function BookingFailure({ error }: { error: Error }) {
  const t = useBundleText();
  const reasonOf = useFailureReason();
  const code = error instanceof ApiError ? error.code : undefined;
  const isOwned = code === 'BUNDLE_OWNED';
  return (
    <Notice
      tone="danger"
      announce
      title={t('checkout.failed')}
      action={
        isOwned && (
          <ButtonLink size="small" href={links.fullTrackers()}>
            {t('access.open')}
          </ButtonLink>
        )
      }
    >
      {isOwned
        ? t('checkout.owned')
        : code === 'PAYMENTS_OFF'
          ? t('checkout.off')
          : reasonOf(error)}
    </Notice>
  );
}

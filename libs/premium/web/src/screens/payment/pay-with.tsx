import { ExternalLink, Smartphone } from 'lucide-react';
import { Suspense } from 'react';
import type { PaymentStatus } from '@upround/premium/contract';
import { ScreenBoundary } from '@upround/shared/routing';
import { ButtonLink, lazyWithRetry, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { useMoney } from '../../model/use-money';
import { usePaymentText } from './messages/catalogue';

const QrCode = lazyWithRetry(() => import('./qr-code').then((m) => ({ default: m.QrCode })));

/** The name of a provider's site; undefined where the address has none. */
function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined;
}

/** The ways to approve a payment: the app on this phone, a QR code, and the provider's page. */
export function PayWith({ payment }: { payment: PaymentStatus }) {
  const t = usePaymentText();
  const { payUrl, intentUrl, isTest } = payment;
  // No real UPI app may be asked to pay for a test.
  const code = isTest ? (payUrl ?? intentUrl) : (intentUrl ?? payUrl);
  if (code === null) return <CodeSkeleton label={t('wait.preparing')} />;
  return (
    <div className="flex flex-col gap-4">
      {intentUrl !== null && !isTest && (
        // A link of this kind opens an app on phones alone.
        <ButtonLink
          href={intentUrl}
          icon={Smartphone}
          variant="primary"
          size="large"
          wide
          className="medium:hidden"
        >
          {t('wait.openApp')}
        </ButtonLink>
      )}
      {payUrl !== null && (
        <ButtonLink
          href={payUrl}
          target="_blank"
          rel="noreferrer"
          icon={ExternalLink}
          variant={isTest ? 'primary' : 'secondary'}
          wide
        >
          {isTest ? t('wait.openTest') : t('wait.payOn', { host: hostOf(payUrl) ?? payUrl })}
          <span className="sr-only"> {t('wait.newTab')}</span>
        </ButtonLink>
      )}
      <Code text={code} payment={payment} />
    </div>
  );
}

function Code({ text, payment }: { text: string; payment: PaymentStatus }) {
  const t = usePaymentText();
  const money = useMoney();
  const { amount, payee } = payment;
  const skeleton = <CodeSkeleton label={t('wait.qrLoading')} />;
  return (
    <figure className="flex flex-col items-center gap-2 medium:order-first">
      <div className="w-56 overflow-hidden rounded-control border">
        {/* Without the code there are still the links. */}
        <ScreenBoundary resetKey={text} fallback={() => skeleton}>
          <Suspense fallback={skeleton}>
            <QrCode text={text} label={t('wait.qr', { amount: money.exact(amount), payee })} />
          </Suspense>
        </ScreenBoundary>
      </div>
      <figcaption className="text-small text-muted">
        {t(
          payment.isTest
            ? 'wait.scanTest'
            : payment.intentUrl === null
              ? 'wait.scanPage'
              : 'wait.scan',
        )}
      </figcaption>
    </figure>
  );
}

function CodeSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Skeleton className="mx-auto size-56" />
    </SkeletonGroup>
  );
}

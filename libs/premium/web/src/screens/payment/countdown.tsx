import { useSyncExternalStore } from 'react';
import type { PaymentStatus } from '@upround/premium/contract';
import { usePaymentText } from './messages/catalogue';

const SECOND = 1_000;
const MINUTE = 60;

function eachSecond(listener: () => void): () => void {
  const timer = setInterval(listener, SECOND);
  return () => clearInterval(timer);
}

/** Seconds left to approve a payment: never more than it began with, whatever the clock of the device says. */
export function useSecondsLeft({ createdAt, expiresAt }: PaymentStatus): number {
  const end = Date.parse(expiresAt);
  const longest = Math.max(0, Math.round((end - Date.parse(createdAt)) / SECOND));
  return useSyncExternalStore(eachSecond, () =>
    Math.min(longest, Math.max(0, Math.ceil((end - Date.now()) / SECOND))),
  );
}

/** Minutes and seconds left, or that the time has passed. */
export function Countdown({ seconds }: { seconds: number }) {
  const t = usePaymentText();
  if (seconds === 0) return <p className="text-small">{t('wait.over')}</p>;
  const text = `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
  return (
    <p role="timer" className="text-small text-muted">
      {t.rich('wait.left', {
        time: () => <span className="font-semibold text-text figures">{text}</span>,
      })}
    </p>
  );
}

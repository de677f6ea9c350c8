import { BellRing, FileText, RotateCcw } from 'lucide-react';
import { links } from '@upround/shared/links';
import { ICON_STROKE, Link } from '@upround/shared/ui';
import { PricingQuestions } from '../pricing/pricing-questions';
import { usePaymentText } from './messages/catalogue';

const promises = [
  { key: 'refund', icon: RotateCcw },
  { key: 'notice', icon: BellRing },
  { key: 'invoice', icon: FileText },
] as const;

/** What every plan includes, and what people ask before they pay. */
export function OrderPromises() {
  const t = usePaymentText();
  return (
    <>
      <ul
        aria-label={t('order.promises')}
        className="mt-6 grid gap-x-8 gap-y-5 border-y py-6 medium:grid-cols-3"
      >
        {promises.map(({ key, icon: IconPart }) => (
          <li key={key} className="flex gap-3">
            <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-accent-subtle text-accent-text">
              <IconPart aria-hidden size={18} strokeWidth={ICON_STROKE} />
            </span>
            <p className="min-w-0 text-small">
              <span className="block font-semibold">{t(`order.promise.${key}`)}</span>
              <span className="text-muted">
                {t.rich(`order.promise.${key}Text`, {
                  policy: (chunks) => <Link href={links.refundPolicy()}>{chunks}</Link>,
                })}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <PricingQuestions title={t('order.questions')} questions={['cancel', 'change', 'pending']} />
    </>
  );
}

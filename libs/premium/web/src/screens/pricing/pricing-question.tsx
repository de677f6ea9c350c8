import { links } from '@upround/shared/links';
import { Link } from '@upround/shared/ui';
import { usePricingText } from './messages/catalogue';

export const pricingQuestions = [
  'cancel',
  'refund',
  'upi',
  'invoice',
  'change',
  'pending',
] as const;

export type PricingQuestionName = (typeof pricingQuestions)[number];

/** One question that people ask before they pay, with its answer. */
export function PricingQuestion({ name }: { name: PricingQuestionName }) {
  const t = usePricingText();
  return (
    <div>
      <h3 className="font-semibold">{t(`faq.${name}.question`)}</h3>
      <p className="mt-1 text-small text-muted">
        {t.rich(`faq.${name}.answer`, {
          policy: (chunks) => <Link href={links.refundPolicy()}>{chunks}</Link>,
        })}
      </p>
    </div>
  );
}

import { links } from '@upround/shared/links';
import { Link } from '@upround/shared/ui';
import { usePricingText } from './messages/catalogue';

const questions = ['cancel', 'refund', 'upi', 'invoice', 'change', 'pending'] as const;

/** What people ask before they pay. */
export function PricingQuestions() {
  const t = usePricingText();
  return (
    <section aria-labelledby="questions" className="mt-10 medium:mt-12">
      <h2 id="questions" className="text-title font-semibold">
        {t('faq.title')}
      </h2>
      <div className="mt-4 grid gap-x-10 gap-y-6 medium:grid-cols-2 wide:grid-cols-3">
        {questions.map((name) => (
          <div key={name}>
            <h3 className="font-semibold">{t(`faq.${name}.question`)}</h3>
            <p className="mt-1 text-small text-muted">
              {t.rich(`faq.${name}.answer`, {
                policy: (chunks) => <Link href={links.refundPolicy()}>{chunks}</Link>,
              })}
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}

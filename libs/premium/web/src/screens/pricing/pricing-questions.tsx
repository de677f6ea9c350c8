import { links } from '@upround/shared/links';
import { Link } from '@upround/shared/ui';
import { usePricingText } from './messages/catalogue';

const allQuestions = ['cancel', 'refund', 'upi', 'invoice', 'change', 'pending'] as const;

type PricingQuestion = (typeof allQuestions)[number];

interface PricingQuestionsProps {
  title?: string;
  questions?: readonly PricingQuestion[];
}

/** What people ask before they pay: all questions, or only those that the page doesn't already answer. */
export function PricingQuestions({ title, questions = allQuestions }: PricingQuestionsProps) {
  const t = usePricingText();
  return (
    <section aria-labelledby="questions" className="mt-10 medium:mt-12">
      <h2 id="questions" className="text-title font-semibold">
        {title ?? t('faq.title')}
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

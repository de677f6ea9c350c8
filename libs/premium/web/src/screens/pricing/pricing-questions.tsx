import { usePricingText } from './messages/catalogue';
import { PricingQuestion, pricingQuestions, type PricingQuestionName } from './pricing-question';

interface PricingQuestionsProps {
  title?: string;
  questions?: readonly PricingQuestionName[];
}

/** What people ask before they pay: all questions, or only those that the page doesn't already answer. */
export function PricingQuestions({ title, questions = pricingQuestions }: PricingQuestionsProps) {
  const t = usePricingText();
  return (
    <section aria-labelledby="questions" className="mt-10 medium:mt-12">
      <h2 id="questions" className="text-title font-semibold">
        {title ?? t('faq.title')}
      </h2>
      <div className="mt-4 grid gap-x-10 gap-y-6 medium:grid-cols-2 wide:grid-cols-3">
        {questions.map((name) => (
          <PricingQuestion key={name} name={name} />
        ))}
      </div>
    </section>
  );
}

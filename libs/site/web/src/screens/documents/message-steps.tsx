import { useSiteText } from '../../messages/catalogue';

const steps = ['number', 'read', 'reply'] as const;

/** What happens with a message to the people who run the site. */
export function MessageSteps() {
  const t = useSiteText();
  return (
    <section aria-labelledby="message-steps">
      <h2 id="message-steps" className="text-title font-semibold">
        {t('feedback.next.title')}
      </h2>
      <ol className="mt-4 grid gap-4 medium:grid-cols-3">
        {steps.map((step, place) => (
          <li key={step} className="flex items-start gap-3 text-small medium:block">
            <span aria-hidden className="flex items-center gap-3">
              <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-subtle font-semibold text-accent-text figures">
                {place + 1}
              </span>
              {place < steps.length - 1 && (
                <span className="hidden h-0.5 grow bg-border medium:block" />
              )}
            </span>
            <span className="block pt-1.5">
              <span className="block font-medium">{t(`feedback.next.${step}.title`)}</span>
              <span className="text-muted">{t(`feedback.next.${step}.text`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

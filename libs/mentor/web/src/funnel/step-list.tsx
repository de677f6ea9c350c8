import { Anchor, classes, ScrollRow } from '@upround/shared/ui';
import { isQuestion, matchSteps, type MatchStep } from '../model/match-answers';
import { useFunnelText } from './messages/catalogue';
import { useAnswerText } from './use-answer-text';
import type { Funnel } from './use-funnel';

interface StepListProps {
  funnel: Funnel;
  /** How many mentors match; undefined until they're counted. */
  total: number | undefined;
}

/** The questions with their answers, each a link to change it. */
export function StepList({ funnel, total }: StepListProps) {
  const t = useFunnelText();
  return (
    <nav aria-label={t('steps.label')} className="-mx-4 medium:mx-0">
      <ScrollRow>
        <ol className="flex w-max min-w-full gap-1 px-4 medium:px-0">
          {matchSteps.map((step) => (
            <li key={step} className="shrink-0 grow medium:min-w-26 medium:basis-0">
              <Step step={step} funnel={funnel} total={total} />
            </li>
          ))}
        </ol>
      </ScrollRow>
    </nav>
  );
}

function Step({ step, funnel, total }: StepListProps & { step: MatchStep }) {
  const t = useFunnelText();
  const answerText = useAnswerText();
  const isCurrent = funnel.step === step;
  const answer = isQuestion(step) ? answerText(step, funnel.answers) : null;
  // A question that is still to come isn't skipped yet.
  const isAhead = matchSteps.indexOf(step) >= matchSteps.indexOf(funnel.step);
  const text = isQuestion(step)
    ? (answer ?? (isAhead ? '–' : t('steps.any')))
    : total === undefined
      ? '–'
      : String(total);
  const isDone = answer !== null;
  return (
    <Anchor
      href={funnel.hrefOf(step)}
      aria-current={isCurrent ? 'step' : undefined}
      className={classes(
        'flex h-full flex-col border-t-2 py-2 text-caption medium:pr-2 medium:text-small -outline-offset-2 focus-ring transition-colors',
        isCurrent
          ? 'border-accent'
          : isDone
            ? 'border-strong hover:bg-surface-hover'
            : 'border-border hover:bg-surface-hover',
      )}
    >
      <span
        className={
          isCurrent
            ? 'font-medium text-accent-text'
            : isDone
              ? 'max-medium:font-medium medium:text-muted'
              : 'text-muted'
        }
      >
        {t(`steps.${step}`)}
      </span>{' '}
      {/* On phones six have no room for their answers, which their questions show. */}
      <span
        className={classes(
          'max-w-40 truncate figures max-medium:sr-only',
          isDone ? 'font-medium' : 'text-muted',
        )}
      >
        {text}
      </span>
    </Anchor>
  );
}

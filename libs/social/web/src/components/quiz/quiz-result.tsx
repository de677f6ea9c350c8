import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFormat } from '@upround/shared/i18n';
import { classes } from '@upround/shared/ui';
import { sharesOf } from '../../model/poll-percent';
import { isAnsweredRight, type QuizView } from '../../model/quiz-view';
import { ResultBar } from '../poll/result-bar';
import { useQuizText } from './messages/catalogue';
import { QuizStatus } from './quiz-status';

interface QuizResultProps {
  /** Revealed. */
  quiz: QuizView;
  own?: boolean;
  /** It takes the place of the form that the reader was in. */
  takesFocus?: boolean;
}

const mark = { size: 16, strokeWidth: 2.25, 'aria-hidden': true } as const;

/** What is right, what the reader chose, how others answered, and why. Shape and words tell it, not colour alone. */
export function QuizResult({ quiz, own = false, takesFocus = false }: QuizResultProps) {
  const t = useQuizText();
  const format = useFormat();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const shares = sharesOf(
    quiz.options.map(({ votes = 0 }) => votes),
    quiz,
  );
  const isRight = isAnsweredRight(quiz);
  // Of several right options, some.
  const isPartly = quiz.options.some(({ id, right }) => right && quiz.selection.includes(id));
  return (
    <div
      ref={place}
      role="group"
      aria-label={t('quiz.result')}
      tabIndex={-1}
      className="flex flex-col gap-2 outline-hidden"
    >
      {isRight !== undefined && (
        <p
          className={classes(
            'flex items-center gap-1.5 font-medium',
            isRight ? 'text-success-text' : 'text-danger-text',
          )}
        >
          {isRight ? <CircleCheck {...mark} size={18} /> : <CircleX {...mark} size={18} />}
          {isRight ? t('quiz.right') : t(isPartly ? 'quiz.partly' : 'quiz.wrong')}
        </p>
      )}
      <ul className="flex flex-col gap-2" aria-label={t('quiz.label')}>
        {quiz.options.map(({ id, text, votes = 0, right = false }, index) => {
          const share = shares[index] ?? 0;
          const isChosen = quiz.selection.includes(id);
          return (
            <ResultBar
              key={id}
              share={share}
              leads={right}
              title={t('quiz.share', { percent: format.percent(share / 100), votes })}
            >
              {text}
              {(right || isChosen) && (
                <span className="flex flex-wrap items-center gap-x-1 text-small font-normal text-muted">
                  {right ? (
                    <CircleCheck {...mark} className="text-success" />
                  ) : (
                    <CircleX {...mark} className="text-danger" />
                  )}
                  {/* The text above says that it is incorrect; here the cross shows it. */}
                  {[right && t('quiz.isRight'), isChosen && t('quiz.yours')]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              )}
            </ResultBar>
          );
        })}
      </ul>
      {quiz.explanation !== null && (
        <div className="rounded-control border-l-2 border-accent bg-surface-sunken px-3 py-2">
          <p className="text-small font-medium text-muted">{t('quiz.why')}</p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {quiz.explanation}
          </p>
        </div>
      )}
      <QuizStatus quiz={quiz} own={own} />
    </div>
  );
}

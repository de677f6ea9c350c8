import { useState } from 'react';
import { useFormat } from '@upround/shared/i18n';
import { classes } from '@upround/shared/ui';
import { isQuizOver, type QuizView } from '../../model/quiz-view';
import { useQuizText } from './messages/catalogue';

interface QuizStatusProps {
  quiz: QuizView;
  className?: string;
  own?: boolean;
}

/** How many answered, and when the quiz closes, if it does; the exact moment on hover. */
export function QuizStatus({ quiz, className, own = false }: QuizStatusProps) {
  const t = useQuizText();
  const format = useFormat();
  const [now] = useState(Date.now);
  const { endsAt, multiple, voters } = quiz;
  const isOver = isQuizOver(quiz, now);
  return (
    <p className={classes('text-small text-muted figures', className)}>
      {t('quiz.answers', { count: voters })}
      {endsAt !== null && (
        <>
          {' · '}
          <time dateTime={endsAt} title={format.dateTime(endsAt)}>
            {t(isOver ? 'quiz.closed' : 'quiz.closes', { when: format.relative(endsAt, now) })}
          </time>
        </>
      )}
      {own && !isOver && <span className="block">{t('quiz.own')}</span>}
      {multiple && quiz.revealed && <span className="block">{t('quiz.ofVoters')}</span>}
    </p>
  );
}

import { useState } from 'react';
import { Button } from '@upround/shared/ui';
import { isQuizOver, type QuizView } from '../../model/quiz-view';
import { useQuizText } from './messages/catalogue';
import { QuizForm } from './quiz-form';
import { QuizResult } from './quiz-result';
import { QuizStatus } from './quiz-status';
import { useAttempt } from './use-attempt';

export interface QuizVoteProps {
  /** The id of the post that holds the quiz. */
  postId: string;
  quiz: QuizView;
  /** The author sees the result and cannot answer. */
  own: boolean;
  /** The quiz has changed since it was loaded: it ended, or was answered in another tab. */
  onStale: () => void;
}

/** A quiz to answer, or its result: after the attempt, after the end, or for its author. */
export function QuizVote({ postId, quiz: given, own, onStale }: QuizVoteProps) {
  const t = useQuizText();
  const [now] = useState(Date.now);
  const { quiz, isChecking, isFresh, answer } = useAttempt(postId, given, onStale);
  const [wasAsked] = useState(!quiz.revealed);
  if (quiz.revealed) {
    return <QuizResult quiz={quiz} own={own} takesFocus={wasAsked && isFresh} />;
  }
  if (!isQuizOver(quiz, now)) {
    return <QuizForm key={postId} quiz={quiz} isChecking={isChecking} onAnswer={answer} />;
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p>{t('quiz.over')}</p>
        <Button size="small" onClick={onStale}>
          {t('quiz.show')}
        </Button>
      </div>
      <QuizStatus quiz={quiz} />
    </div>
  );
}

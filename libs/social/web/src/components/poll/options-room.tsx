import { useState } from 'react';
import { isQuizOver, type QuizView } from '../../model/quiz-view';

interface OptionsRoomProps {
  /** A poll, or a quiz: that has an explanation, be it null. */
  of: Pick<QuizView, 'options' | 'multiple' | 'endsAt' | 'closed' | 'selection'> & {
    explanation?: string | null;
  };
  own: boolean;
}

/** A line of small words that are still to come. */
const line = <p className="text-small">&nbsp;</p>;

/** The room of options while what they are chosen by is on its way: readable already, and as high as it will be. */
export function OptionsRoom({ of, own }: OptionsRoomProps) {
  const { options, multiple, selection, explanation } = of;
  const [now] = useState(Date.now);
  const isOver = isQuizOver(of, now);
  const isAnswered = selection.length > 0;
  const isForm = !own && !isOver && !isAnswered;
  const isQuiz = explanation !== undefined;
  return (
    <div className="flex flex-col gap-2" aria-busy>
      {isForm && line}
      {isQuiz && isAnswered && <p>&nbsp;</p>}
      {options.map(({ id, text, right }) => (
        <div
          key={id}
          className={`flex min-h-10 items-center rounded-control border border-medium bg-surface-raised py-2 ${isForm ? 'pr-3 pl-10' : 'pr-16 pl-3'}`}
        >
          <div className="min-w-0">
            <p dir="auto" className="wrap-anywhere">
              {text}
            </p>
            {(right || (isQuiz && selection.includes(id))) && line}
          </div>
        </div>
      ))}
      {explanation && (
        <div className="border-l-2 border-transparent px-3 py-2">
          {line}
          <p className="invisible whitespace-pre-line wrap-anywhere">{explanation}</p>
        </div>
      )}
      {isForm && <div className="h-8 medium:hidden" />}
      <div
        className={
          isForm
            ? '-mt-1 medium:mt-0 medium:min-h-8'
            : isQuiz
              ? ''
              : 'flex min-h-8 flex-col justify-center'
        }
      >
        {line}
        {own && !isOver && line}
        {!isForm && multiple && line}
      </div>
    </div>
  );
}

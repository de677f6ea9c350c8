import { useState } from 'react';
import { Button } from '@upround/shared/ui';
import type { QuizView } from '../../model/quiz-view';
import { OptionFields } from '../poll/option-fields';
import { useQuizText } from './messages/catalogue';
import { QuizStatus } from './quiz-status';

interface QuizFormProps {
  quiz: QuizView;
  isChecking: boolean;
  onAnswer: (selection: readonly string[]) => void;
}

/** The options of a quiz. What is right is not known here. */
export function QuizForm({ quiz, isChecking, onAnswer }: QuizFormProps) {
  const t = useQuizText();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length > 0) onAnswer(chosen);
      }}
    >
      <OptionFields
        legend={`${t('quiz.label')}: ${quiz.multiple ? t('quiz.multiple') : t('quiz.single')}`}
        options={quiz.options}
        multiple={quiz.multiple}
        chosen={chosen}
        disabled={isChecking}
        onChange={setChosen}
      />
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          type="submit"
          size="small"
          variant={chosen.length === 0 ? undefined : 'primary'}
          disabled={chosen.length === 0}
          busy={isChecking}
        >
          {t('quiz.answer')}
        </Button>
        {chosen.length > 0 && <span className="text-small text-muted">{t('quiz.final')}</span>}
        <QuizStatus quiz={quiz} className="w-full medium:w-auto" />
      </div>
    </form>
  );
}

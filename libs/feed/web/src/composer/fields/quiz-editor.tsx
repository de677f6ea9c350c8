import { useId } from 'react';
import { postLimits } from '@upround/feed/contract';
import { textLimits } from '@upround/shared/domain';
import { CharacterCount, Checkbox, Field, TextArea } from '@upround/shared/ui';
import { moved } from '../model/draft';
import { inSingleChoice, withRight, type DraftQuiz } from '../model/draft-quiz';
import { useComposerText } from '../messages/catalogue';
import { OptionList } from './option-list';
import { PollEnd } from './poll-end';
import type { ErrorAt } from './use-draft-errors';

interface QuizEditorProps {
  quiz: DraftQuiz;
  errorAt: ErrorAt;
  onChange: (quiz: DraftQuiz) => void;
}

/** Two to ten options with the right ones marked, the explanation, and when the quiz closes. */
export function QuizEditor({ quiz, errorAt, onChange }: QuizEditorProps) {
  const t = useComposerText();
  const name = useId();
  const { options, multiple, explanation } = quiz;
  const setOptions = (next: DraftQuiz['options']) => onChange({ ...quiz, options: next });
  const length = [...explanation.trim()].length;
  const isCounted = length > textLimits.quizExplanation * 0.8;
  return (
    <div className="flex flex-col gap-4">
      <OptionList
        texts={options.map(({ text }) => text)}
        hint={multiple ? t('quiz.markAll') : t('quiz.markOne')}
        error={errorAt('options')}
        errorOf={(index) => errorAt('option', index)}
        fullNote={t('quiz.full', { max: postLimits.pollOptions })}
        leadingOf={(index) => (
          <label className="-ml-2 flex size-10 shrink-0 cursor-pointer items-center justify-center">
            <input
              type={multiple ? 'checkbox' : 'radio'}
              name={name}
              aria-label={t('quiz.isRight', { number: index + 1 })}
              title={t('quiz.isRight', { number: index + 1 })}
              checked={options[index]?.right ?? false}
              onChange={(event) => onChange(withRight(quiz, index, event.target.checked))}
              className="size-4 accent-accent"
            />
          </label>
        )}
        onText={(index, text) =>
          setOptions(options.map((option, at) => (at === index ? { ...option, text } : option)))
        }
        onAdd={() => setOptions([...options, { text: '', right: false }])}
        onRemove={(index) => setOptions(options.toSpliced(index, 1))}
        onMove={(from, to) => setOptions(moved(options, from, to))}
      />
      <Checkbox
        label={t('quiz.multiple')}
        checked={multiple}
        onChange={(event) =>
          onChange(event.target.checked ? { ...quiz, multiple: true } : inSingleChoice(quiz))
        }
      />
      <Field
        label={t('quiz.explanation')}
        error={errorAt('explanation')}
        hint={
          isCounted ? (
            <CharacterCount length={length} limit={textLimits.quizExplanation} />
          ) : (
            t('quiz.explanationHint')
          )
        }
      >
        <TextArea
          dir="auto"
          rows={3}
          value={explanation}
          placeholder={t('quiz.explanationPlaceholder')}
          onChange={(event) => onChange({ ...quiz, explanation: event.target.value })}
        />
      </Field>
      <PollEnd
        end={quiz.end}
        mayStayOpen
        error={errorAt('end')}
        onChange={(end) => onChange({ ...quiz, end })}
      />
    </div>
  );
}

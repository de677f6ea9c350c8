import { useId } from 'react';
import { Check } from 'lucide-react';
import { classes, ICON_STROKE } from '@upround/shared/ui';
import { useFunnelText } from './messages/catalogue';
import type { AnswerChoice } from './use-choices';

/** As many answers as one column has room for. */
const SHORT = 5;

interface ChoiceCardsProps {
  choices: readonly AnswerChoice[];
  value: string | undefined;
  onChoose: (value: string) => void;
}

/** The answers to a question as large radio buttons, each with how many mentors remain. */
export function ChoiceCards({ choices, value, onChoose }: ChoiceCardsProps) {
  const name = useId();
  const isShort = choices.length <= SHORT;
  return (
    <div
      className={classes(
        'grid gap-2',
        !isShort && 'small:grid-cols-2 small:[&>:last-child:nth-child(odd)]:col-span-2',
      )}
    >
      {choices.map((choice) => (
        <ChoiceCard
          key={choice.value}
          choice={choice}
          name={name}
          isChosen={choice.value === value}
          onChoose={() => onChoose(choice.value)}
        />
      ))}
    </div>
  );
}

interface ChoiceCardProps {
  choice: AnswerChoice;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}

function ChoiceCard({ choice, name, isChosen, onChoose }: ChoiceCardProps) {
  const t = useFunnelText();
  const id = useId();
  const { value, label, hint, count } = choice;
  return (
    <label
      className={classes(
        'relative flex min-h-14 cursor-pointer items-center gap-3 rounded-surface border px-3 py-3 medium:px-4 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isChosen
          ? 'border-accent bg-accent-subtle/60 outline-1 outline-accent'
          : 'bg-surface-raised hover:border-strong',
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? `${id}-count` : `${id}-hint ${id}-count`}
        className="sr-only scroll-my-40"
      />
      <span
        aria-hidden
        className={classes(
          'flex size-5 shrink-0 items-center justify-center rounded-full border',
          isChosen ? 'border-accent bg-accent text-on-accent' : 'border-strong',
        )}
      >
        {isChosen && <Check size={14} strokeWidth={ICON_STROKE + 1} />}
      </span>
      <span className="flex min-w-0 grow flex-col">
        <span id={`${id}-label`} className="font-medium wrap-anywhere">
          {label}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="text-small text-muted">
            {hint}
          </span>
        )}
      </span>
      <span
        id={`${id}-count`}
        className="min-w-16 shrink-0 text-right text-caption whitespace-nowrap text-muted figures medium:w-20 medium:text-small"
      >
        {count !== undefined && t('mentors', { count })}
      </span>
    </label>
  );
}

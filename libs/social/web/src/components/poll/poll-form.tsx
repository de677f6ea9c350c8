import { useId, useState } from 'react';
import { Button, classes } from '@upround/shared/ui';
import { useSocialText } from '../../messages/catalogue';
import type { PollView } from '../../model/poll-view';
import { PollStatus } from './poll-status';

interface PollFormProps {
  poll: PollView;
  onVote: (selection: readonly string[]) => void;
  onShowResults: () => void;
}

/** The options as radio buttons or check boxes, so that it is plain how many may be chosen. */
export function PollForm({ poll, onVote, onShowResults }: PollFormProps) {
  const t = useSocialText();
  const name = useId();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const choose = (id: string, checked: boolean) => {
    if (!poll.multiple) setChosen([id]);
    else setChosen(checked ? [...chosen, id] : chosen.filter((other) => other !== id));
  };
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length > 0) onVote(chosen);
      }}
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">{poll.multiple ? t('poll.multiple') : t('poll.single')}</legend>
        {poll.options.map((option) => {
          const checked = chosen.includes(option.id);
          return (
            <label
              key={option.id}
              className={classes(
                'group/option flex min-h-10 cursor-pointer items-center gap-3 rounded-control border px-3 py-2 transition-colors',
                checked
                  ? 'border-accent bg-accent-subtle'
                  : 'border-medium hover:border-strong hover:bg-surface-hover',
              )}
            >
              <input
                type={poll.multiple ? 'checkbox' : 'radio'}
                name={name}
                value={option.id}
                checked={checked}
                onChange={(event) => choose(option.id, event.target.checked)}
                className="size-4 shrink-0 accent-accent"
              />
              <span dir="auto" className="min-w-0 grow wrap-anywhere">
                {option.text}
              </span>
            </label>
          );
        })}
      </fieldset>
      <div className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1">
        <Button type="submit" size="small" disabled={chosen.length === 0}>
          {t('poll.vote')}
        </Button>
        <Button size="small" variant="quiet" onClick={onShowResults}>
          {t('poll.showResults')}
        </Button>
        <PollStatus poll={poll} className="ml-1" asks />
      </div>
    </form>
  );
}

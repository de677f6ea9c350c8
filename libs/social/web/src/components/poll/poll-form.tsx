import { useState } from 'react';
import { Button } from '@upround/shared/ui';
import type { PollView } from '../../model/poll-view';
import { usePollText } from './messages/catalogue';
import { OptionFields } from './option-fields';
import { PollStatus } from './poll-status';

interface PollFormProps {
  poll: PollView;
  onVote: (selection: readonly string[]) => void;
  onShowResults: () => void;
}

/** The options, and a button to view the results without voting. */
export function PollForm({ poll, onVote, onShowResults }: PollFormProps) {
  const t = usePollText();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length > 0) onVote(chosen);
      }}
    >
      <OptionFields
        legend={poll.multiple ? t('poll.multiple') : t('poll.single')}
        options={poll.options}
        multiple={poll.multiple}
        chosen={chosen}
        onChange={setChosen}
      />
      <div className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1">
        <Button
          type="submit"
          size="small"
          variant={chosen.length === 0 ? undefined : 'primary'}
          disabled={chosen.length === 0}
        >
          {t('poll.vote')}
        </Button>
        <Button size="small" variant="quiet" onClick={onShowResults}>
          {t('poll.showResults')}
        </Button>
        {chosen.length > 0 && <span className="text-small text-muted">{t('poll.final')}</span>}
        <PollStatus poll={poll} className="w-full medium:ml-1 medium:w-auto" />
      </div>
    </form>
  );
}

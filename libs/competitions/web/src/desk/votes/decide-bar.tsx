import { useState } from 'react';
import { AlertDialog, Button, Checkbox, classes } from '@upround/shared/ui';
import { useDeskText } from '../messages/catalogue';
import type { DecideVotes } from './use-decide-votes';
import type { VoteSelection } from './use-vote-selection';

interface DecideBarProps {
  selection: VoteSelection;
  votes: DecideVotes;
}

/** Selects all shown votes, and counts or rejects those that are selected. */
export function DecideBar({ selection, votes }: DecideBarProps) {
  const t = useDeskText();
  const { selected, isAll, toggleAll, remove } = selection;
  const { decide, running } = votes;
  const [isChecked, setChecked] = useState(false);
  const [isAsking, setAsking] = useState(false);
  // As they were when the question was asked.
  const [asked, setAsked] = useState<readonly string[]>([]);
  const count = selected.length;
  const isMissing = isChecked && count === 0;

  const run = (decision: 'COUNT' | 'REJECT', voterIds: readonly string[]) => {
    if (running !== null) return;
    decide(
      { decision, voterIds },
      { onSuccess: () => remove(voterIds), onSettled: () => setAsking(false) },
    );
  };
  const withSome = (act: () => void) => () => {
    setChecked(count === 0);
    if (count > 0) act();
  };
  return (
    <div role="group" aria-label={t('votes.actions')} className="flex flex-wrap items-center gap-3">
      <Checkbox
        label={t('votes.all')}
        checked={isAll}
        mixed={count > 0 && !isAll}
        onChange={toggleAll}
      />
      {/* They stay in place and enabled, so that the focus does too. */}
      <Button
        size="small"
        busy={running === 'COUNT'}
        onClick={withSome(() => run('COUNT', selected))}
      >
        {t('votes.count')}
      </Button>
      <Button
        size="small"
        onClick={withSome(() => {
          setAsked(selected);
          setAsking(true);
        })}
      >
        <span className="text-danger-text">{t('votes.reject')}</span>
      </Button>
      <p
        role="status"
        className={classes(
          'figures basis-full text-small medium:basis-auto',
          isMissing ? 'text-danger-text' : 'text-muted',
        )}
      >
        {isMissing ? t('votes.selectFirst') : t('votes.selected', { count })}
      </p>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('votes.question', { count: asked.length })}
        confirmText={t('votes.reject')}
        busy={running === 'REJECT'}
        onConfirm={() => run('REJECT', asked)}
      >
        {t('votes.rejectText')}
      </AlertDialog>
    </div>
  );
}

import { Check } from 'lucide-react';
import { useFormat } from '@upround/shared/i18n';
import { Button } from '@upround/shared/ui';
import { sharesOf } from '../../model/poll-percent';
import type { PollView } from '../../model/poll-view';
import { usePollText } from './messages/catalogue';
import { PollStatus } from './poll-status';
import { ResultBar } from './result-bar';

interface PollResultsProps {
  poll: PollView;
  /** Returns to the form; only for people who haven't voted. */
  onBack?: (() => void) | undefined;
  /** The reader wrote it. */
  own?: boolean;
}

/** The share of each option, as a bar and in figures. */
export function PollResults({ poll, onBack, own = false }: PollResultsProps) {
  const t = usePollText();
  const format = useFormat();
  const votes = poll.options.map((option) => option.votes);
  const shares = sharesOf(votes, poll);
  const most = Math.max(...votes);
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-col gap-2" aria-label={t('poll.legend')}>
        {poll.options.map((option, index) => {
          const share = shares[index] ?? 0;
          const percent = format.percent(share / 100);
          return (
            <ResultBar
              key={option.id}
              share={share}
              leads={option.votes === most && most > 0}
              title={t('poll.result', { percent, votes: option.votes })}
            >
              {option.text}
              {poll.selection.includes(option.id) && (
                <>
                  {' '}
                  <Check
                    aria-hidden
                    size={16}
                    strokeWidth={2.5}
                    className="inline shrink-0 text-accent-text"
                  />
                  <span className="sr-only"> ({t('poll.chosen')})</span>
                </>
              )}
            </ResultBar>
          );
        })}
      </ul>
      <div className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1">
        {onBack && (
          <Button size="small" variant="quiet" className="-ml-3" onClick={onBack}>
            {t('poll.backToVote')}
          </Button>
        )}
        <PollStatus poll={poll} own={own} shares={poll.multiple} />
      </div>
    </div>
  );
}

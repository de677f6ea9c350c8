import { Check } from 'lucide-react';
import { useFormat } from '@upround/shared/i18n';
import { Button, classes } from '@upround/shared/ui';
import { useSocialText } from '../../messages/catalogue';
import { percentages, sharesOfVoters } from '../../model/poll-percent';
import type { PollView } from '../../model/poll-view';
import { PollStatus } from './poll-status';

interface PollResultsProps {
  poll: PollView;
  /** Leads back to the form of somebody who has not voted. */
  onBack?: (() => void) | undefined;
  /** The reader wrote it. */
  own?: boolean;
}

/** The share of each option, as a bar and in figures. */
export function PollResults({ poll, onBack, own = false }: PollResultsProps) {
  const t = useSocialText();
  const format = useFormat();
  const votes = poll.options.map((option) => option.votes);
  const shares = poll.multiple ? sharesOfVoters(votes, poll.voters) : percentages(votes);
  const most = Math.max(...votes);
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-col gap-2" aria-label={t('poll.legend')}>
        {poll.options.map((option, index) => {
          const share = shares[index] ?? 0;
          const isChosen = poll.selection.includes(option.id);
          const isLeading = option.votes === most && most > 0;
          return (
            <li
              key={option.id}
              className="relative isolate flex min-h-10 items-center gap-3 overflow-hidden rounded-control border border-transparent bg-surface-sunken px-3 py-2"
            >
              <span
                aria-hidden="true"
                style={{ transform: `scaleX(${Math.min(share, 100) / 100})` }}
                className={classes(
                  'absolute inset-0 -z-10 origin-left transition-transform motion-reduce:transition-none',
                  isLeading ? 'bg-accent-subtle' : 'bg-surface-active',
                )}
              />
              <span
                dir="auto"
                className={classes('min-w-0 grow wrap-anywhere', isLeading && 'font-medium')}
              >
                {option.text}
                {isChosen && (
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
              </span>
              <span
                className={classes('shrink-0 figures', isLeading && 'font-medium')}
                title={t('poll.result', {
                  percent: format.percent(share / 100),
                  votes: option.votes,
                })}
              >
                {format.percent(share / 100)}
              </span>
            </li>
          );
        })}
      </ul>
      <div className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1">
        {onBack && (
          <Button size="small" variant="quiet" className="-ml-3" onClick={onBack}>
            {t('poll.backToVote')}
          </Button>
        )}
        <PollStatus poll={poll} own={own} />
      </div>
    </div>
  );
}

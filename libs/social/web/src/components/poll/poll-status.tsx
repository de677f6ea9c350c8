import { useState } from 'react';
import { useFormat } from '@upround/shared/i18n';
import { classes } from '@upround/shared/ui';
import { isOver, type PollView } from '../../model/poll-view';
import { usePollText } from './messages/catalogue';

interface PollStatusProps {
  poll: PollView;
  className?: string;
  /** Says why there is nothing to choose: it is the reader's own. */
  own?: boolean;
  /** Says what the percentages are a share of. */
  shares?: boolean;
}

/** How many voted, and when the poll closes or closed; the exact moment on hover. */
export function PollStatus({ poll, className, own = false, shares = false }: PollStatusProps) {
  const t = usePollText();
  const format = useFormat();
  const [now] = useState(Date.now);
  const when = format.relative(poll.endsAt, now);
  return (
    <p className={classes('text-small text-muted figures', className)}>
      {t('poll.voters', { count: poll.voters })}
      {' · '}
      <time dateTime={poll.endsAt} title={format.dateTime(poll.endsAt)}>
        {isOver(poll, now) ? t('poll.closed', { when }) : t('poll.closes', { when })}
      </time>
      {own && <span className="block">{t('poll.own')}</span>}
      {shares && <span className="block">{t('poll.ofVoters')}</span>}
    </p>
  );
}

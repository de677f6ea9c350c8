import { useState } from 'react';
import { useFormat } from '@upround/shared/i18n';
import { classes } from '@upround/shared/ui';
import { useSocialText } from '../../messages/catalogue';
import { isOver, type PollView } from '../../model/poll-view';

interface PollStatusProps {
  poll: PollView;
  className?: string;
  /** Also says how many options may be chosen. */
  asks?: boolean;
  /** Says why there is nothing to choose: it is the reader's own. */
  own?: boolean;
}

/** How many voted, and when the poll closes or closed; the exact moment on hover. */
export function PollStatus({ poll, className, asks = false, own = false }: PollStatusProps) {
  const t = useSocialText();
  const format = useFormat();
  const [now] = useState(Date.now);
  const when = format.relative(poll.endsAt, now);
  return (
    <p className={classes('text-small text-muted figures', className)}>
      {asks && `${poll.multiple ? t('poll.multiple') : t('poll.single')} · `}
      {t('poll.voters', { count: poll.voters })}
      {' · '}
      <time dateTime={poll.endsAt} title={format.dateTime(poll.endsAt)}>
        {isOver(poll, now) ? t('poll.closed', { when }) : t('poll.closes', { when })}
      </time>
      {own && ` · ${t('poll.own')}`}
      {poll.multiple && !asks && ` · ${t('poll.ofVoters')}`}
    </p>
  );
}

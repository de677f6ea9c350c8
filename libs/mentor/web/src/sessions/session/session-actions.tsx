import { CalendarPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Booking } from '@upround/mentor/contract';
import { useFailureReason } from '@upround/shared/query';
import { Button, ButtonLink, classes, InlineError, LiveRegion } from '@upround/shared/ui';
import { useNow } from '../../model/use-now';
import { canBeLate } from '../data/next-change';
import { isAgreed } from '../data/sides';
import { useChangeSession } from '../data/use-change-session';
import { CancelDialog } from '../dialogs/cancel-dialog';
import { DeclineDialog } from '../dialogs/decline-dialog';
import { MoveDialog } from '../dialogs/move-dialog';
import { NoShowDialog } from '../dialogs/no-show-dialog';
import { useSessionsText } from '../messages/catalogue';
import { LateMenu } from './late-menu';

const STEP = 10;

type Asked = 'DECLINE' | 'RESCHEDULE' | 'CANCEL' | 'REPORT_NO_SHOW';

/** What the viewer can do with a session. What was typed into a dialog stays when it's closed. */
export function SessionActions({ session }: { session: Booking }) {
  const t = useSessionsText();
  const group = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Asked>();
  const [reason, setReason] = useState('');
  const [said, setSaid] = useState('');
  const close = () => setAsked(undefined);
  const done = (text: string) => {
    close();
    setSaid(text);
  };
  useEffect(() => {
    if (said === '') return undefined;
    // A dialog gives the focus back a moment after it's gone, and the button that opened it may be gone as well.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) group.current?.focus();
    });
    return () => clearTimeout(timer);
  }, [said]);
  const now = useNow(STEP);
  const hasAny =
    session.actions.length > 0 || session.calendarUrl !== null || canBeLate(session, now);
  const dialog = { session, onClose: close, onDone: done };
  return (
    <div
      ref={group}
      tabIndex={-1}
      role="group"
      aria-label={t('actions.label')}
      className={classes('outline-hidden', !hasAny && '-mt-5')}
    >
      <ActionButtons session={session} onAsk={setAsked} onDone={done} />
      {asked === 'DECLINE' && <DeclineDialog {...dialog} reason={reason} onReason={setReason} />}
      {asked === 'CANCEL' && <CancelDialog {...dialog} reason={reason} onReason={setReason} />}
      {asked === 'RESCHEDULE' && <MoveDialog {...dialog} />}
      {asked === 'REPORT_NO_SHOW' && <NoShowDialog {...dialog} />}
      <LiveRegion>{said}</LiveRegion>
    </div>
  );
}

interface ActionButtonsProps {
  session: Booking;
  onAsk: (action: Asked) => void;
  onDone: (text: string) => void;
}

function ActionButtons({ session, onAsk, onDone }: ActionButtonsProps) {
  const t = useSessionsText();
  const reasonOf = useFailureReason();
  const change = useChangeSession(session.id);
  const { actions, state, calendarUrl } = session;
  const can = (action: Booking['actions'][number]) => actions.includes(action);
  const isRequest = state === 'REQUESTED';
  const confirm = () =>
    change.mutate({ state: 'CONFIRMED' }, { onSuccess: () => onDone(t('actions.confirmed')) });
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {can('CONFIRM') && (
          <Button variant="primary" busy={change.isPending} onClick={confirm}>
            {t('actions.confirm')}
          </Button>
        )}
        {can('DECLINE') && <Button onClick={() => onAsk('DECLINE')}>{t('actions.decline')}</Button>}
        {can('RESCHEDULE') && (
          <Button onClick={() => onAsk('RESCHEDULE')}>{t('actions.move')}</Button>
        )}
        <LateMenu session={session} onDone={onDone} />
        {can('REPORT_NO_SHOW') && (
          <Button onClick={() => onAsk('REPORT_NO_SHOW')}>{t('actions.noShow')}</Button>
        )}
        {calendarUrl !== null && (
          <ButtonLink
            href={calendarUrl}
            download
            icon={CalendarPlus}
            variant={isAgreed(session) && session.join.url === null ? 'primary' : 'secondary'}
          >
            {t('actions.calendar')}
          </ButtonLink>
        )}
        {can('CANCEL') && (
          <Button variant="quiet" onClick={() => onAsk('CANCEL')}>
            {t(isRequest ? 'actions.cancelRequest' : 'actions.cancel')}
          </Button>
        )}
      </div>
      {isAgreed(session) && !can('RESCHEDULE') && (
        <p className="text-small text-muted">
          {t(session.movesLeft === 0 ? 'actions.movedTwice' : 'actions.tooLate')}
        </p>
      )}
      {change.isError && (
        <div role="alert">
          <InlineError>
            {t('actions.confirmFailed')} {reasonOf(change.error)}
          </InlineError>
        </div>
      )}
    </div>
  );
}

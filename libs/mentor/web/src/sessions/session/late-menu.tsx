import { Timer } from 'lucide-react';
import type { Booking } from '@upround/mentor/contract';
import { useFailureToast } from '@upround/shared/toasts';
import { Button, Menu, MenuItem, MenuLabel } from '@upround/shared/ui';
import { canBeLate } from '../data/next-change';
import { otherOf } from '../data/sides';
import { useChangeSession } from '../data/use-change-session';
import { useNow } from '../../model/use-now';
import { useSessionsText } from '../messages/catalogue';

const choices = [5, 10, 15] as const;
const STEP = 10;

interface LateMenuProps {
  session: Booking;
  onDone: (text: string) => void;
}

/** Tells the other side that the viewer comes later; from an hour before the start. */
export function LateMenu({ session, onDone }: LateMenuProps) {
  const t = useSessionsText();
  const fail = useFailureToast();
  const change = useChangeSession(session.id);
  const now = useNow(STEP);
  const name = otherOf(session).person.displayName;
  if (!canBeLate(session, now)) return null;
  const tell = (lateMinutes: (typeof choices)[number]) =>
    change.mutate(
      { lateMinutes },
      {
        onSuccess: () => onDone(t('late.sent', { name, count: lateMinutes })),
        onError: (error) => fail(error, t('late.failed')),
      },
    );
  return (
    <Menu
      align="start"
      trigger={
        <Button icon={Timer} busy={change.isPending}>
          {t('late.action')}
        </Button>
      }
    >
      <MenuLabel>{t('late.title', { name })}</MenuLabel>
      {choices.map((count) => (
        <MenuItem key={count} onSelect={() => tell(count)}>
          {t('late.minutes', { count })}
        </MenuItem>
      ))}
    </Menu>
  );
}

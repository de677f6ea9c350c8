import { Laptop, Smartphone } from 'lucide-react';
import type { Session } from '@upround/account/contract';
import { Badge, Button, ICON_STROKE, Time } from '@upround/shared/ui';
import { useAccountText } from '../../messages/catalogue';

const MOBILE = /android|iphone|ipad|ios/i;

export interface SessionRowProps {
  session: Session;
  busy: boolean;
  onEnd: () => void;
}

/** One device on which one is logged in. */
export function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const t = useAccountText();
  const { device, current, createdAt, lastSeenAt } = session;
  const Device = MOBILE.test(device) ? Smartphone : Laptop;
  return (
    <li className="flex items-center gap-4 border-b px-4 py-4 last:border-b-0 medium:px-6">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-surface-sunken text-muted">
        <Device aria-hidden size={20} strokeWidth={ICON_STROKE} />
      </span>
      <div className="flex min-w-0 grow flex-col gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {device}
          {current && <Badge tone="success">{t('sessions.this')}</Badge>}
        </p>
        <p className="text-small text-muted">
          {t.rich(current ? 'sessions.since' : 'sessions.seen', {
            seen: () => <Time value={lastSeenAt} />,
            since: () => <Time value={createdAt} form="date" />,
          })}
        </p>
      </div>
      {!current && (
        <Button
          size="small"
          busy={busy}
          aria-label={t('sessions.endLabel', { device })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

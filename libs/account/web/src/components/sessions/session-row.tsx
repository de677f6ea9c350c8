import type { ReactNode } from 'react';
import type { Session } from '@upround/account/contract';
import { Badge, Time } from '@upround/shared/ui';
import { useAccountText } from '../../messages/catalogue';
import { DeviceDrawing } from './device-drawing';

export interface SessionRowProps {
  session: Session;
  /** At the end of the row: the button that ends the session. */
  action?: ReactNode;
}

/** One device that the member is logged in on. */
export function SessionRow({ session, action }: SessionRowProps) {
  const t = useAccountText();
  const { device, current, createdAt, lastSeenAt } = session;
  return (
    <li className="flex items-center gap-3 border-b px-4 py-4 last:border-b-0 medium:gap-4 medium:px-6">
      <DeviceDrawing device={device} isCurrent={current} />
      <div className="flex min-w-0 grow flex-col gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {device}
          {current && <Badge tone="success">{t('sessions.this')}</Badge>}
        </p>
        <p className="text-small text-muted">
          {current
            ? t('sessions.now')
            : t.rich('sessions.seen', { seen: () => <Time value={lastSeenAt} /> })}
          <span className="hidden small:inline"> · </span>
          <span className="block small:inline">
            {t.rich('sessions.since', { since: () => <Time value={createdAt} form="date" /> })}
          </span>
        </p>
      </div>
      {action && <div className="shrink-0">{action}</div>}
    </li>
  );
}

import { useState } from 'react';
import {
  endMemberSessions,
  type MemberDetails,
  type MemberSession,
} from '@upround/moderation/contract';
import { api } from '@upround/shared/api-client';
import { Badge, Button, MetaLine, Surface, Time } from '@upround/shared/ui';
import { usePeopleText } from './messages/catalogue';
import { useMemberChange } from './people-queries';
import { ReasonDialog, type Asked } from './reason-dialog';

/** Where a member is logged in; each device, or all of them, can be logged out. */
export function DeviceRows({ member }: { member: MemberDetails }) {
  const t = usePeopleText();
  const [ending, setEnding] = useState<MemberSession | 'all'>();
  const { sessions } = member;
  if (sessions.length === 0) return <p className="text-small text-muted">{t('devices.none')}</p>;
  return (
    <>
      <Surface padding="none">
        <ul aria-label={t('devices.title')}>
          {sessions.map((session) => (
            <DeviceRow key={session.id} session={session} onEnd={() => setEnding(session)} />
          ))}
        </ul>
      </Surface>
      {sessions.length > 1 && (
        <Button className="self-start" onClick={() => setEnding('all')}>
          {t('devices.endAll')}
        </Button>
      )}
      {ending !== undefined && (
        <EndDialog member={member} ending={ending} onClose={() => setEnding(undefined)} />
      )}
    </>
  );
}

function DeviceRow({ session, onEnd }: { session: MemberSession; onEnd: () => void }) {
  const t = usePeopleText();
  const { device, createdAt, lastSeenAt, current } = session;
  return (
    <li className="flex items-center gap-4 border-b px-4 py-3 last:border-b-0 medium:px-6">
      <div className="flex min-w-0 grow flex-col gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 font-medium wrap-anywhere">
          {device}
          {current && <Badge tone="success">{t('devices.this')}</Badge>}
        </p>
        <MetaLine>
          <span>{t.rich('devices.seen', { time: () => <Time value={lastSeenAt} /> })}</span>
          <span>
            {t.rich('devices.since', { time: () => <Time value={createdAt} form="date" /> })}
          </span>
        </MetaLine>
      </div>
      <Button size="small" aria-label={t('devices.endLabel', { device })} onClick={onEnd}>
        {t('devices.end')}
      </Button>
    </li>
  );
}

interface EndDialogProps {
  member: MemberDetails;
  ending: MemberSession | 'all';
  onClose: () => void;
}

function EndDialog({ member, ending, onClose }: EndDialogProps) {
  const t = usePeopleText();
  const change = useMemberChange();
  const { person, sessions } = member;
  const name = person.displayName;
  const isAll = ending === 'all';
  const asked: Asked = {
    title: isAll
      ? t('devices.endAllTitle', { name, count: sessions.length })
      : t('devices.endTitle', { name, device: ending.device }),
    text: t('devices.endText'),
    confirm: t(isAll ? 'devices.endAll' : 'devices.end'),
    tone: 'danger',
    failed: t('devices.failed', { name }),
    act: async (reason) => {
      const body = isAll ? { reason } : { reason, sessionId: ending.id };
      await change(() => api.call(endMemberSessions, { params: { id: person.id }, body }));
      return isAll
        ? t('devices.endedAll', { name })
        : t('devices.ended', { device: ending.device });
    },
  };
  return <ReasonDialog asked={asked} onClose={onClose} />;
}

import { decideAdminRequest, type AdminRequest } from '@upround/moderation/contract';
import { api } from '@upround/shared/api-client';
import { useSession } from '@upround/shared/session';
import { Button, Link, MetaLine, Name, Time } from '@upround/shared/ui';
import { useState } from 'react';
import { Face } from '../terms/face';
import { usePeopleText } from './messages/catalogue';
import { useMemberChange } from './people-queries';
import { ReasonDialog, type Asked } from './reason-dialog';
import { useMemberAddress } from './use-member-address';

type Act = 'approve' | 'decline' | 'withdraw';

const outcomes = {
  approve: 'requests.approved',
  decline: 'requests.declined',
  withdraw: 'requests.withdrawn',
} as const;

/** Who asked to make whom an admin and why, and what the viewer can do about it. */
export function RequestCard({ request }: { request: AdminRequest }) {
  const t = usePeopleText();
  const { user } = useSession();
  const { hrefOf } = useMemberAddress();
  const [act, setAct] = useState<Act>();
  const { person, requestedBy, reason, expiresAt } = request;
  const isOwn = user?.id === requestedBy.id;
  const name = person.displayName;
  const nameOf = (one: AdminRequest['person']) => (
    <Link href={hrefOf(one.slug)} tone="text" className="font-medium">
      <Name>{one.displayName}</Name>
    </Link>
  );
  const acts: readonly Act[] = isOwn ? ['withdraw'] : ['decline', 'approve'];
  return (
    <div className="flex items-start gap-3">
      <Face person={person} size={40} />
      <div className="flex min-w-0 grow flex-col gap-2">
        <p className="wrap-anywhere">
          {isOwn
            ? t.rich('requests.ownAsks', { person: () => nameOf(person) })
            : t.rich('requests.asks', {
                by: () => nameOf(requestedBy),
                person: () => nameOf(person),
              })}
        </p>
        <p dir="auto" className="text-small wrap-anywhere whitespace-pre-line">
          {reason}
        </p>
        <MetaLine>
          <span>
            {t.rich('requests.expires', { time: () => <Time value={expiresAt} form="date" /> })}
          </span>
        </MetaLine>
        <div className="flex flex-wrap gap-2">
          {acts.map((one) => (
            <Button
              key={one}
              size="small"
              variant={one === 'approve' ? 'primary' : 'secondary'}
              aria-label={t(`requests.${one}Label`, { name })}
              onClick={() => setAct(one)}
            >
              {t(`requests.${one}`)}
            </Button>
          ))}
        </div>
        {act && <DecisionDialog request={request} act={act} onClose={() => setAct(undefined)} />}
      </div>
    </div>
  );
}

interface DecisionDialogProps {
  request: AdminRequest;
  act: Act;
  onClose: () => void;
}

function DecisionDialog({ request, act, onClose }: DecisionDialogProps) {
  const t = usePeopleText();
  const change = useMemberChange();
  const { id, person } = request;
  const name = person.displayName;
  const decision = act === 'approve' ? 'APPROVE' : 'DECLINE';
  const asked: Asked = {
    title: t(`requests.${act}Title`, { name }),
    ...(act === 'approve' && { text: t('roles.adminHint') }),
    confirm: t(`requests.${act}Confirm`),
    failed: t('requests.decideFailed'),
    act: async (reason) => {
      await change(() =>
        api.call(decideAdminRequest, { params: { id }, body: { decision, reason } }),
      );
      return t(outcomes[act], { name });
    },
  };
  return <ReasonDialog asked={asked} onClose={onClose} />;
}

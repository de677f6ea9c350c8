import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { setMentorState, type OwnMentor } from '@upround/mentor/contract';
import { api } from '@upround/shared/api-client';
import { links } from '@upround/shared/links';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { Badge, Button, Link, Notice, Surface, type BadgeTone } from '@upround/shared/ui';
import { useOfferText } from './messages/catalogue';
import { OfferChecklist } from './offer-checklist';
import { showOwnMentor } from './own-mentor-cache';

const tones: Readonly<Record<OwnMentor['state'], BadgeTone>> = {
  DRAFT: 'neutral',
  WAITING: 'info',
  LISTED: 'success',
  PAUSED: 'warning',
  DECLINED: 'danger',
  REMOVED: 'danger',
};

/** Where the profile is, what is missing, and what can be done next. */
export function OfferStatus({ mentor }: { mentor: OwnMentor }) {
  const t = useOfferText();
  const { state } = mentor;
  return (
    <Surface className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <Badge tone={tones[state]} className="w-fit">
          {t(`state.${state}`)}
        </Badge>
        <p className="text-small text-muted">{t(`status.${state}`)}</p>
        {mentor.isHidden && <Notice tone="warning">{t('status.hidden')}</Notice>}
        {mentor.declineReason !== null && state === 'DECLINED' && (
          <Notice tone="danger">{t('status.reason', { reason: mentor.declineReason })}</Notice>
        )}
      </div>
      {(state === 'DRAFT' || state === 'DECLINED') && <OfferChecklist mentor={mentor} />}
      {(state === 'LISTED' || state === 'PAUSED') && <Availability mentor={mentor} />}
    </Surface>
  );
}

/** Figures of what happened, and the switch that pauses new sessions. */
function Availability({ mentor }: { mentor: OwnMentor }) {
  const t = useOfferText();
  const client = useQueryClient();
  const fail = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  const isListed = mentor.state === 'LISTED';
  const change = async () => {
    setBusy(true);
    try {
      const state = isListed ? 'PAUSED' : 'LISTED';
      showOwnMentor(client, await api.call(setMentorState, { body: { state } }));
      toast.show({ text: t(isListed ? 'status.paused' : 'status.resumed') });
    } catch (error) {
      fail(error, t('status.stateFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <ul className="flex flex-col gap-1 text-small">
        <li>{t('status.sessions', { count: mentor.sessions })}</li>
        <li>{t('status.waiting', { count: mentor.waitingCount })}</li>
        <li>
          <Link href={links.sessions({ as: 'mentor' })}>{t('sessions')}</Link>
        </li>
      </ul>
      <Button
        variant={isListed ? 'secondary' : 'primary'}
        className="w-fit"
        busy={isBusy}
        onClick={() => void change()}
      >
        {t(isListed ? 'status.pause' : 'status.resume')}
      </Button>
    </>
  );
}

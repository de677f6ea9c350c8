import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { saveOwnMentor, setMentorState, type OwnMentor } from '@upround/mentor/contract';
import { api } from '@upround/shared/api-client';
import { links } from '@upround/shared/links';
import { toast, useFailureToast } from '@upround/shared/toasts';
import {
  Badge,
  Button,
  ICON_STROKE,
  Link,
  Notice,
  Surface,
  type BadgeTone,
} from '@upround/shared/ui';
import { useOfferText } from './messages/catalogue';
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
      {(state === 'DRAFT' || state === 'DECLINED') && <Checklist mentor={mentor} />}
      {(state === 'LISTED' || state === 'PAUSED') && <Availability mentor={mentor} />}
    </Surface>
  );
}

/** What is missing before the profile can be sent, each with the way to its field. */
function Checklist({ mentor: { missing } }: { mentor: OwnMentor }) {
  const t = useOfferText();
  const client = useQueryClient();
  const fail = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    try {
      showOwnMentor(client, await api.call(saveOwnMentor, { body: { submit: true } }));
      toast.show({ text: t('status.submitted') });
    } catch (error) {
      fail(error, t('status.submitFailed'));
    } finally {
      setBusy(false);
    }
  };
  const partOf = (field: string) => (field === 'hours' || field === 'services' ? field : 'profile');
  return (
    <>
      {missing.length === 0 ? (
        <p className="flex items-center gap-2 text-small">
          <CircleCheck
            aria-hidden
            size={18}
            strokeWidth={ICON_STROKE}
            className="text-success-text"
          />
          {t('status.complete')}
        </p>
      ) : (
        <div className="flex flex-col gap-2">
          <h2 className="text-small font-semibold">{t('status.missing')}</h2>
          <ul className="flex flex-col gap-1.5 text-small">
            {missing.map((field) => (
              <li key={field} className="flex items-center gap-2">
                <CircleAlert
                  aria-hidden
                  size={16}
                  strokeWidth={ICON_STROKE}
                  className="shrink-0 text-muted"
                />
                <Link href={`#${partOf(field)}`}>{t(`missing.${field}`)}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Button
        variant="primary"
        className="w-fit"
        disabled={missing.length > 0}
        busy={isBusy}
        onClick={() => void submit()}
      >
        {t('status.submit')}
      </Button>
    </>
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

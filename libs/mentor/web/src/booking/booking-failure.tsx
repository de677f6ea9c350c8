import type { ReactNode } from 'react';
import { nearestSlotsSchema, type Slot } from '@upround/mentor/contract';
import { ApiError } from '@upround/shared/api-client';
import { links } from '@upround/shared/links';
import { useFailureReason } from '@upround/shared/query';
import { Button, ButtonLink, Notice } from '@upround/shared/ui';
import { useSessionClock } from '../model/use-session-clock';
import { useBookingText } from './messages/catalogue';

/** The free times that the server offers in place of one that is gone. */
export function nearestOf(error: unknown): readonly Slot[] {
  if (!(error instanceof ApiError)) return [];
  const parsed = nearestSlotsSchema.safeParse(error.errors[0]?.details);
  return parsed.success ? parsed.data.nearest : [];
}

export const isSlotLost = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'SLOT_TAKEN' || error.code === 'SLOT_GONE');

interface BookingFailureProps {
  error: Error;
  mentorName: string;
  /** Where another time is chosen. */
  slotHref: string;
  onSlot: (start: string) => void;
}

/** Why nothing was booked, and the way on. */
export function BookingFailure(props: BookingFailureProps) {
  const { error, mentorName: name, slotHref } = props;
  const t = useBookingText();
  const reasonOf = useFailureReason();
  if (isSlotLost(error)) return <LostSlot {...props} />;
  const code = error instanceof ApiError ? error.code : undefined;
  const chooseTime = <SmallLink href={slotHref}>{t('failure.chooseTime')}</SmallLink>;
  const sessions = <SmallLink href={links.sessions()}>{t('yourSessions')}</SmallLink>;
  const mentors = <SmallLink href={links.mentors()}>{t('findMentor')}</SmallLink>;
  switch (code) {
    case 'YOU_ARE_BUSY':
      return (
        <FailureNotice
          title={t('failure.busy')}
          actions={
            <>
              {chooseTime}
              {sessions}
            </>
          }
        >
          {t('failure.busyText')}
        </FailureNotice>
      );
    case 'REQUEST_OPEN':
      return (
        <FailureNotice title={t('failure.open', { name })} actions={sessions}>
          {t('failure.openText')}
        </FailureNotice>
      );
    case 'NOT_BOOKABLE':
      return (
        <FailureNotice title={t('failure.notBookable', { name })} actions={mentors}>
          {t('failure.notBookableText')}
        </FailureNotice>
      );
    case 'OWN_SESSION':
      return (
        <FailureNotice title={t('own')} actions={mentors}>
          {t('ownText')}
        </FailureNotice>
      );
    case 'PAYMENTS_OFF':
      return (
        <FailureNotice title={t('failure.paymentsOff')}>
          {t('failure.paymentsOffText')}
        </FailureNotice>
      );
    default:
      return <FailureNotice title={t('failure.title')}>{reasonOf(error)}</FailureNotice>;
  }
}

const SmallLink = ({ href, children }: { href: string; children: string }) => (
  <ButtonLink size="small" href={href}>
    {children}
  </ButtonLink>
);

interface FailureNoticeProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

function FailureNotice({ title, actions, children }: FailureNoticeProps) {
  return (
    <Notice
      tone="danger"
      announce
      title={title}
      action={actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    >
      {children}
    </Notice>
  );
}

function LostSlot({ error, slotHref, onSlot }: BookingFailureProps) {
  const t = useBookingText();
  const nearest = nearestOf(error);
  const isTaken = error instanceof ApiError && error.code === 'SLOT_TAKEN';
  return (
    <LostTime
      title={t(isTaken ? 'failure.taken' : 'failure.gone')}
      nearest={nearest}
      onSlot={onSlot}
      more={
        <ButtonLink size="small" variant="quiet" href={slotHref}>
          {t('failure.chooseTime')}
        </ButtonLink>
      }
    >
      {t(nearest.length > 0 ? 'failure.nearest' : 'failure.noNearest')}
    </LostTime>
  );
}

interface LostTimeProps {
  title: string;
  nearest: readonly Slot[];
  onSlot: (start: string) => void;
  /** Where else a time is chosen. */
  more?: ReactNode;
  children: ReactNode;
}

/** That a time can't be booked, with the free times nearest to it. */
export function LostTime({ title, nearest, onSlot, more, children }: LostTimeProps) {
  const clock = useSessionClock();
  return (
    <Notice
      tone="warning"
      announce
      title={title}
      action={
        <div className="flex flex-wrap gap-2 empty:hidden">
          {nearest.map(({ start }) => (
            <Button key={start} size="small" className="figures" onClick={() => onSlot(start)}>
              {clock.dayAndTime(start)}
            </Button>
          ))}
          {more}
        </div>
      }
    >
      {children}{' '}
      {nearest[0] !== undefined && (
        <span className="text-muted">
          {clock.zone.replaceAll('_', ' ')} ({clock.offset(nearest[0].start)})
        </span>
      )}
    </Notice>
  );
}

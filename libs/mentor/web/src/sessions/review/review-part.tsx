import { useState } from 'react';
import type { Booking, SessionReview } from '@upround/mentor/contract';
import { LiveRegion, Words } from '@upround/shared/ui';
import { useSessionClock } from '../../model/use-session-clock';
import { ReportReview } from '../../components/report-review';
import { ReviewStars } from '../../components/review-stars';
import { otherOf } from '../data/sides';
import { Part } from '../session/part';
import { useNow } from '../../model/use-now';
import { useSessionsText } from '../messages/catalogue';
import { ReviewForm } from './review-form';

const MINUTE = 60;

/** The reviews of a session that took place: writing one, and both once they're shown. */
export function ReviewPart({ session }: { session: Booking }) {
  const t = useSessionsText();
  const clock = useSessionClock();
  const now = useNow(MINUTE);
  const [sent, setSent] = useState<'sent' | 'sentRevealed'>();
  const { reviews, canReview } = session;
  const { until, own, theirs } = reviews;
  if (until === null && own === null && theirs === null) return null;
  const name = otherOf(session).person.displayName;
  const date = until === null ? '' : clock.day(until);
  const isOver = until === null || Date.parse(until) <= now;
  const isWriting = canReview && own === null;
  return (
    <Part title={t(isWriting ? 'review.write' : 'review.title')}>
      {isWriting && (
        <>
          <p className="text-small text-muted figures">{t('review.until', { date })}</p>
          <ReviewForm
            session={session}
            onSent={(isRevealed) => setSent(isRevealed ? 'sentRevealed' : 'sent')}
          />
        </>
      )}
      {own !== null && <ShownReview title={t('review.own')} review={own} />}
      {theirs !== null && (
        <ShownReview title={t('review.theirs', { name })} review={theirs} author={name} />
      )}
      {theirs === null && !isWriting && (
        <p className="text-small text-muted figures">
          {isOver ? t('review.none', { name }) : t('review.waiting', { name, date })}
        </p>
      )}
      {own === null && isOver && <p className="text-small text-muted">{t('review.over')}</p>}
      <LiveRegion>{sent && t(`review.${sent}`)}</LiveRegion>
    </Part>
  );
}

interface ShownReviewProps {
  title: string;
  review: SessionReview;
  /** Who wrote it, where the viewer can report it. */
  author?: string;
}

function ShownReview({ title, review, author }: ShownReviewProps) {
  const { id, stars, text, privateText } = review;
  const t = useSessionsText();
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-center gap-3">
        <h4 className="text-small font-medium">{title}</h4>
        <ReviewStars stars={stars} />
        {author !== undefined && <ReportReview id={id} name={author} />}
      </div>
      {text !== '' && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          <Words>{text}</Words>
        </p>
      )}
      {privateText !== '' && (
        <p dir="auto" className="border-l-2 pl-3 text-small whitespace-pre-line wrap-anywhere">
          <span className="text-muted">{t('review.privateNote')}: </span>
          <Words>{privateText}</Words>
        </p>
      )}
    </div>
  );
}

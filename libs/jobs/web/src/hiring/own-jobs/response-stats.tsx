import type { ResponseStats as Replies } from '@upround/jobs/contract';
import { useFormat } from '@upround/shared/i18n';
import { useHiringText } from '../messages/catalogue';

/** Times from here on are shown in days. */
const DAYS_FROM = 48;

interface ResponseStatsProps {
  replies: Replies;
  /** The numbers are on the page already. */
  hasStats: boolean;
}

/** The member's reply rate and reply time as others see them, and how they are calculated. */
export function ResponseStats({ replies: { rate, medianHours }, hasStats }: ResponseStatsProps) {
  const t = useHiringText();
  const format = useFormat();
  return (
    <section aria-labelledby="reply-record" className="flex flex-col gap-1 px-4 py-6 medium:px-6">
      <h2 id="reply-record" className="font-semibold">
        {t('record.title')}
      </h2>
      {!hasStats && (
        <p className="text-small figures">
          {rate === null && medianHours === null && t('record.few')}
          {rate !== null && t('record.rate', { rate: format.percent(rate) })}{' '}
          {medianHours !== null &&
            (medianHours < DAYS_FROM
              ? t('record.hours', { count: Math.max(medianHours, 1) })
              : t('record.days', { count: Math.round(medianHours / 24) }))}
        </p>
      )}
      <p className="text-small text-muted">{t('record.how')}</p>
    </section>
  );
}

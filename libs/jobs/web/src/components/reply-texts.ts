import { useMemo } from 'react';
import type { ResponseStats } from '@upround/jobs/contract';
import { useFormat, type Format } from '@upround/shared/i18n';
import { useJobsText } from '../messages/catalogue';
import { replyTimeOf } from '../model/reply-time';

/** A creator's response stats in words. */
export interface ReplyTexts {
  /** Short facts, as in `Replies to 44% of applicants` and `usually in 2 days`; none where there are too few. */
  short: (replies: ResponseStats) => readonly string[];
  /** As in `Replies to 44% of applicants, usually within 2 days.`; null where there are too few applications. */
  sentence: (replies: ResponseStats) => string | null;
}

export function useReplyTexts(): ReplyTexts {
  const t = useJobsText();
  const format = useFormat();
  return useMemo(() => textsOf(t, format), [t, format]);
}

/** Where there is a usual time alone. */
const onlyTimes = { hours: 'onlyHours', days: 'onlyDays' } as const;

function textsOf(t: ReturnType<typeof useJobsText>, format: Format): ReplyTexts {
  return {
    short: ({ rate, medianHours }) => {
      const time = replyTimeOf(medianHours);
      if (rate === null) {
        return time === null
          ? []
          : [t(`replies.short.${onlyTimes[time.unit]}`, { count: time.count })];
      }
      const share = t('replies.short.rate', { rate: format.percent(rate) });
      return time === null
        ? [share]
        : [share, t(`replies.short.${time.unit}`, { count: time.count })];
    },
    sentence: ({ rate, medianHours }) => {
      const time = replyTimeOf(medianHours);
      if (rate === null) {
        return time === null
          ? null
          : t(`replies.sentence.${onlyTimes[time.unit]}`, { count: time.count });
      }
      const share = format.percent(rate);
      return time === null
        ? t('replies.sentence.rate', { rate: share })
        : t(`replies.sentence.${time.unit}`, { rate: share, count: time.count });
    },
  };
}

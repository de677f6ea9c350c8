import { useMemo } from 'react';
import type { ResponseStats } from '@upround/jobs/contract';
import { useFormat, type Format } from '@upround/shared/i18n';
import { useJobsText } from '../messages/catalogue';
import { replyTimeOf } from '../model/reply-time';

/** A creator's response stats in words; null where there are too few applications. */
export interface ReplyTexts {
  /** As in `Answers 44%, usually in 2 days`. */
  short: (replies: ResponseStats) => string | null;
  /** As in `Answers 44% of applications; when they do, usually within 2 days.` */
  sentence: (replies: ResponseStats) => string | null;
}

export function useReplyTexts(): ReplyTexts {
  const t = useJobsText();
  const format = useFormat();
  return useMemo(() => textsOf(t, format), [t, format]);
}

function textsOf(t: ReturnType<typeof useJobsText>, format: Format): ReplyTexts {
  const textOf =
    (form: 'short' | 'sentence') =>
    ({ rate, medianHours }: ResponseStats) => {
      if (rate === null) return null;
      const share = format.percent(rate);
      const time = replyTimeOf(medianHours);
      return time === null
        ? t(`replies.${form}.rate`, { rate: share })
        : t(`replies.${form}.${time.unit}`, { rate: share, count: time.count });
    };
  return { short: textOf('short'), sentence: textOf('sentence') };
}

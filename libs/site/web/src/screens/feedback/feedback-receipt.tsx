import { links } from '@upround/shared/links';
import type { FeedbackReceipt as Receipt } from '@upround/site/contract';
import { Button, ButtonLink, Time } from '@upround/shared/ui';
import { useEffect, useRef } from 'react';
import { useSiteText } from '../../messages/catalogue';

interface FeedbackReceiptProps {
  receipt: Receipt;
  onAgain: () => void;
}

/** The receipt in place of the form; it takes the focus, since the form under it is gone. */
export function FeedbackReceipt({ receipt, onAgain }: FeedbackReceiptProps) {
  const t = useSiteText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="feedback-receipt" className="flex flex-col gap-4">
      <h2
        id="feedback-receipt"
        ref={heading}
        tabIndex={-1}
        className="text-title font-semibold outline-hidden"
      >
        {t('feedback.receipt.title')}
      </h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt className="text-muted">{t('feedback.receipt.number')}</dt>
        <dd className="figures font-semibold select-all">{receipt.receipt}</dd>
        <dt className="text-muted">{t('feedback.receipt.at')}</dt>
        <dd>
          <Time value={receipt.receivedAt} form="dateTime" />
        </dd>
      </dl>
      <p className="text-small text-muted">{t('feedback.receipt.keep')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={links.home()} variant="primary">
          {t('feedback.receipt.home')}
        </ButtonLink>
        <Button onClick={onAgain}>{t('feedback.receipt.again')}</Button>
      </div>
    </section>
  );
}

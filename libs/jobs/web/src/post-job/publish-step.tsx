import { useEffect, useRef, type ReactNode } from 'react';
import { jobLimits, type Job } from '@upround/jobs/contract';
import { Button } from '@upround/shared/ui';
import { JobPreview } from './job-preview';
import { usePostText } from './messages/catalogue';

interface PublishStepProps {
  job: Job | undefined;
  /** The preview is already shown beside the form. */
  isBeside: boolean;
  isBusy: boolean;
  onBack: () => void;
  /** Content beside the buttons, such as the reason of a refusal. */
  children: ReactNode;
}

/** The second step of posting: what readers will see, and what happens once it is published. */
export function PublishStep({ job, isBeside, isBusy, onBack, children }: PublishStepProps) {
  const t = usePostText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      {!isBeside && <JobPreview job={job} headingRef={heading} />}
      <section aria-label={t('preview.next')} className="flex flex-col gap-3 px-4 py-6 medium:px-6">
        <h2
          ref={isBeside ? heading : undefined}
          tabIndex={-1}
          className="font-semibold outline-hidden"
        >
          {t('preview.next')}
        </h2>
        <ul className="flex list-disc flex-col gap-1 pl-5 text-small">
          <li>{t('preview.open', { count: String(jobLimits.openDays) })}</li>
          <li>{t('preview.found')}</li>
          <li>{t('preview.told')}</li>
        </ul>
        {children}
        <div className="flex flex-wrap items-center gap-2 pt-2">
          <Button type="submit" variant="primary" busy={isBusy}>
            {t('publish')}
          </Button>
          <Button onClick={onBack}>{t('preview.back')}</Button>
        </div>
      </section>
    </>
  );
}

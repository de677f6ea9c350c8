import { useDeferredValue, type Ref } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Job } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { Prose } from '@upround/shared/ui';
import { JobCard } from '../../components/job-card';
import { FactList } from '../jobs/detail/fact-list';
import type { JobValues } from './job-values';
import { usePostText } from './messages/catalogue';
import { usePreviewJob } from './use-preview-job';

/** The card and the text as the board will show them. */
export function JobPreview({
  job,
  headingRef,
}: {
  job: Job | undefined;
  headingRef?: Ref<HTMLHeadingElement>;
}) {
  const t = usePostText();
  const { user } = useSession();
  const { control } = useFormContext<JobValues>();
  // The fields come first: what is typed is not held up by what is made of it.
  const values = useDeferredValue({ ...useWatch({ control }) } as JobValues);
  const shown = usePreviewJob(values, job, user);
  return (
    <section aria-label={t('preview.title')} className="border-b py-6">
      <div className="px-4 pb-3">
        <h2 ref={headingRef} tabIndex={-1} className="font-semibold outline-none">
          {t('preview.title')}
        </h2>
        <p className="text-small text-muted">{t('preview.hint')}</p>
      </div>
      {/* To be looked at: there is no such page yet. */}
      <div inert className="border-t bg-surface">
        <JobCard job={shown} href={links.postJob()} level={4} />
        <div className="flex flex-col gap-6 px-4 pt-4">
          <FactList job={shown} />
          {values.description.trim() === '' ? (
            <p className="text-small text-muted">{t('preview.noDescription')}</p>
          ) : (
            <Prose isForeign text={values.description} />
          )}
        </div>
      </div>
    </section>
  );
}

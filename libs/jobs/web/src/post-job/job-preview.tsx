import { memo, useDeferredValue, type ReactNode, type Ref } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Job } from '@upround/jobs/contract';
import { useSession } from '@upround/shared/session';
import { classes, Prose, Words } from '@upround/shared/ui';
import { CompanyLine } from '../components/company-line';
import { FactList } from '../board/detail/fact-list';
import { tagName } from '../model/tag-name';
import type { JobValues } from './job-values';
import { usePostText } from './messages/catalogue';
import { PreviewCard } from './preview-card';
import { usePreviewJob } from './use-preview-job';

interface JobPreviewProps {
  job: Job | undefined;
  /** The preview is beside the form and scrolls by itself. */
  isBeside?: boolean;
  headingRef?: Ref<HTMLHeadingElement>;
}

/**
 * The card and the page as readers will see them. They are to be looked at: nothing in them is a control, and what
 * changes in them is not read out.
 */
export function JobPreview({ job, isBeside = false, headingRef }: JobPreviewProps) {
  const t = usePostText();
  const { control } = useFormContext<JobValues>();
  // Typing has priority over rendering the preview.
  const values = useDeferredValue(useWatch({ control }) as JobValues);
  return (
    <div
      role="region"
      aria-label={t('preview.title')}
      // Nothing in it takes the focus, yet it can be scrolled by keyboard.
      tabIndex={isBeside ? 0 : undefined}
      className={classes(
        'flex flex-col gap-4 px-4 py-6 medium:px-6',
        isBeside
          ? 'sticky top-0 h-dvh min-w-0 grow overflow-y-auto overscroll-contain focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus'
          : 'border-b',
      )}
    >
      <div>
        <h2 ref={headingRef} tabIndex={-1} className="font-semibold outline-hidden">
          {t('preview.title')}
        </h2>
        <p className="text-small text-muted">
          {t(isBeside ? 'preview.hintBeside' : 'preview.hint')}
        </p>
      </div>
      <Shown job={job} values={values} />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="text-caption font-medium text-muted">{title}</p>
      <div className="@container rounded-surface border bg-surface-raised p-4">{children}</div>
    </div>
  );
}

/** Drawn again only once the fields are done with a key. */
const Shown = memo(function Shown({ job, values }: { job: Job | undefined; values: JobValues }) {
  const t = usePostText();
  const { user } = useSession();
  const shown = usePreviewJob(values, job, user);
  const isUntitled = values.title.trim() === '';
  return (
    <>
      <Part title={t('preview.card')}>
        <PreviewCard job={shown} isUntitled={isUntitled} />
      </Part>
      <Part title={t('preview.page')}>
        <div className="flex flex-col gap-4">
          <div className="flex flex-col gap-1">
            <h3
              dir="auto"
              className={classes(
                'text-title font-semibold text-balance wrap-anywhere',
                isUntitled && 'text-muted',
              )}
            >
              <Words>{shown.title}</Words>
            </h3>
            <CompanyLine job={shown} className="text-muted" />
          </div>
          <FactList isPreview job={shown} />
          {values.description.trim() === '' ? (
            <p className="text-small text-muted">{t('preview.noDescription')}</p>
          ) : (
            <Prose isForeign text={values.description} />
          )}
          {shown.tags.length > 0 && (
            <ul aria-label={t('preview.tags')} className="flex flex-wrap gap-2">
              {shown.tags.map((tag) => (
                <li key={tag} className="rounded-control border px-3 py-1 text-small text-muted">
                  {tagName(tag)}
                </li>
              ))}
            </ul>
          )}
        </div>
      </Part>
    </>
  );
});

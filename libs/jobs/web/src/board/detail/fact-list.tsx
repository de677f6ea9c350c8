import type { ReactNode } from 'react';
import type { JobSummary } from '@upround/jobs/contract';
import { classes, Name, Time } from '@upround/shared/ui';
import { useJobTexts } from '../../components/job-texts';
import { useJobsText } from '../../messages/catalogue';

interface FactListProps {
  job: JobSummary;
  /** The job is being written, so that a missing salary isn’t named either. */
  isPreview?: boolean;
}

/** The facts of a job, each with its name. What is not said is left out; a missing salary alone is named. */
export function FactList({ job, isPreview = false }: FactListProps) {
  const t = useJobsText();
  const texts = useJobTexts();
  const { salary, equity, location, experience, companyStage, sponsorsVisa = null } = job;
  const facts: (readonly [name: string, fact: ReactNode])[] = [
    [t('detail.salary'), salary === null ? !isPreview && t('salary.none') : texts.salary(salary)],
    [t('detail.equity'), equity && texts.equity(equity)],
    [t('detail.workplace'), texts.workplace(job.workplace)],
    [t('detail.location'), location !== '' && <Name>{location}</Name>],
    [t('detail.type'), texts.type(job.type)],
    [t('detail.experience'), experience && texts.experience(experience)],
    [t('detail.stage'), companyStage && texts.stage(companyStage)],
    [
      t('detail.visa'),
      sponsorsVisa === null ? null : t(sponsorsVisa ? 'detail.visaYes' : 'detail.visaNo'),
    ],
    [
      t('detail.posted'),
      job.publishedAt !== null && <Time value={job.publishedAt} form="relative" />,
    ],
    [
      t('detail.until'),
      job.state === 'OPEN' && job.closesAt !== null && <Time value={job.closesAt} form="date" />,
    ],
  ];
  const known = facts.filter(([, fact]) => fact);
  return (
    <dl
      aria-label={t('detail.facts')}
      className="grid grid-cols-2 gap-x-6 gap-y-4 border-y py-4 @dialog:grid-cols-3"
    >
      {known.map(([name, fact], index) => (
        <div
          key={name}
          className={classes('min-w-0', index === known.length - 1 && lastSpan(known.length))}
        >
          <dt className="text-small text-muted">{name}</dt>
          <dd className="font-medium figures wrap-anywhere">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How the last of so many facts fills the rest of its row, of two columns and of three. */
const lastSpan = (count: number) =>
  classes(
    count % 2 === 1 && 'col-span-2',
    ['@dialog:col-span-1', '@dialog:col-span-3', '@dialog:col-span-2'][count % 3],
  );

import type { ReactNode } from 'react';
import type { JobSummary } from '@upround/jobs/contract';
import { Name, Time } from '@upround/shared/ui';
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
    ...timesOf(job).map(([name, time]) => {
      const form = name === 'closes' ? 'date' : 'relative';
      return [t(`detail.${name}`), <Time key={name} value={time} form={form} />] as const;
    }),
  ];
  return (
    <dl
      aria-label={t('detail.facts')}
      className="grid grid-cols-2 gap-x-6 gap-y-4 border-y py-4 @dialog:grid-cols-3"
    >
      {facts
        .filter(([, fact]) => fact)
        .map(([name, fact]) => (
          <div key={name} className="min-w-0">
            <dt className="text-small text-muted">{name}</dt>
            <dd className="font-medium figures wrap-anywhere">{fact}</dd>
          </div>
        ))}
    </dl>
  );
}

function timesOf({ state, publishedAt, closesAt }: JobSummary) {
  const times = [
    ['posted', publishedAt],
    ['closes', state === 'OPEN' ? closesAt : null],
  ] as const;
  return times.flatMap(([name, time]) => (time === null ? [] : [[name, time] as const]));
}

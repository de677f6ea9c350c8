import type { ReactNode } from 'react';
import type { JobSummary } from '@upround/jobs/contract';
import { Name, Time } from '@upround/shared/ui';
import { useJobTexts } from '../../components/job-texts';
import { useJobsText } from '../../messages/catalogue';

/** The facts of a job, each with its name. Missing facts are shown as such, except for a draft's location. */
export function FactList({ job }: { job: JobSummary }) {
  const t = useJobsText();
  const texts = useJobTexts();
  const facts: [name: string, fact: ReactNode][] = [
    [t('detail.salary'), job.salary === null ? t('salary.none') : texts.salary(job.salary)],
    [t('detail.equity'), job.equity === null ? t('detail.equityNone') : texts.equity(job.equity)],
    [t('detail.workplace'), texts.workplace(job.workplace)],
    ...(job.location === ''
      ? []
      : [
          [t('detail.location'), <Name key="location">{job.location}</Name>] as [string, ReactNode],
        ]),
    [t('detail.type'), texts.type(job.type)],
    [
      t('detail.experience'),
      job.experience === null ? t('detail.experienceAny') : texts.experience(job.experience),
    ],
    ...(job.companyStage === null
      ? []
      : [[t('detail.stage'), texts.stage(job.companyStage)] as [string, ReactNode]]),
    [t('detail.visa'), t(job.visa ? 'detail.visaYes' : 'detail.visaNo')],
    ...timesOf(job).map(([name, time]): [string, ReactNode] => [
      t(`detail.${name}`),
      <Time key={name} value={time} form={name === 'closes' ? 'date' : 'relative'} />,
    ]),
  ];
  return (
    <dl
      aria-label={t('detail.facts')}
      className="grid grid-cols-2 gap-x-6 gap-y-4 border-y py-4 @dialog:grid-cols-3"
    >
      {facts.map(([name, fact]) => (
        <div key={name} className="min-w-0">
          <dt className="text-small text-muted">{name}</dt>
          <dd className="font-medium figures wrap-anywhere">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

function timesOf({ state, publishedAt, closesAt, lastActiveAt }: JobSummary) {
  const times = [
    ['posted', publishedAt],
    ['active', lastActiveAt],
    ['closes', state === 'OPEN' ? closesAt : null],
  ] as const;
  return times.flatMap(([name, time]) => (time === null ? [] : [[name, time] as const]));
}

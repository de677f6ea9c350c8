import { BadgeIndianRupee, Star, Timer } from 'lucide-react';
import { Avatar } from '@upround/shared/ui';
import { GuideSteps } from '../../components/guide-steps';
import { StageBadge } from '../applicants/stage-badge';
import { ApplicantStars } from '../applicants/applicant-stars';
import { useOwnJobsText } from './messages/catalogue';

const steps = [
  ['post', BadgeIndianRupee],
  ['sort', Star],
  ['reply', Timer],
] as const;

const examples = [
  ['first', 'INTERVIEW', 5],
  ['second', 'SHORTLISTED', 4],
  ['third', 'APPLIED', 0],
] as const;

/** Before the first job: what hiring here is like, and an example of the applicants to a job. */
export function HiringGuide() {
  const t = useOwnJobsText();
  return (
    <div className="flex flex-col gap-8 pb-8">
      <GuideSteps
        label={t('guide.label')}
        steps={steps.map(([name, icon]) => ({
          name,
          icon,
          title: t(`guide.${name}`),
          hint: t(`guide.${name}Hint`),
        }))}
      />
      <section aria-labelledby="hiring-example" className="px-4 medium:px-6">
        <h2 id="hiring-example" className="font-semibold">
          {t('example.title')}
        </h2>
        <p className="text-small text-muted">{t('example.hint')}</p>
        <ul
          aria-labelledby="hiring-example"
          className="mt-3 rounded-surface border bg-surface-raised"
        >
          {examples.map(([who, state, stars], index) => (
            <li
              key={who}
              className={`flex items-center gap-3 px-4 py-3 ${index > 0 ? 'border-t' : ''}`}
            >
              <Avatar size={40} name={t(`example.${who}.name`)} seed={who} />
              <div className="min-w-0 grow">
                <p className="truncate font-medium">{t(`example.${who}.name`)}</p>
                <p className="truncate text-small text-muted">{t(`example.${who}.note`)}</p>
              </div>
              <span className="max-medium:hidden">
                <ApplicantStars stars={stars} />
              </span>
              <span className="flex w-24 shrink-0 justify-end">
                <StageBadge state={state} />
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

import type { AppliedJob } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { ButtonLink, Link, Words } from '@upround/shared/ui';
import { CompanyLine } from '../../components/company-line';
import { JobMark } from '../../components/job-mark';
import { useAppliedText } from '../messages/catalogue';
import { StageBadge } from './stage-badge';
import type { OwnStep } from './use-own-step';

interface OwnTurnsProps {
  turns: readonly { step: OwnStep; applied: AppliedJob }[];
}

/** The applications that need the member's reply, above the full list in wide windows. */
export function OwnTurns({ turns }: OwnTurnsProps) {
  const t = useAppliedText();
  return (
    <section aria-labelledby="own-turns" className="flex flex-col gap-3 border-b px-6 pt-4 pb-6">
      <h2 id="own-turns" className="font-semibold">
        {t('yourTurn')}
      </h2>
      <ul className="grid grid-cols-2 gap-3">
        {turns.map(({ step, applied }, index) => (
          <li
            key={step.application}
            className="flex min-w-0 items-center gap-3 rounded-surface border bg-surface-raised p-4"
          >
            <JobMark job={applied} />
            <div className="flex min-w-0 grow flex-col items-start gap-0.5">
              <p dir="auto" className="max-w-full font-semibold wrap-anywhere">
                <Link href={links.appliedJobs({ application: step.application })} tone="text">
                  <Words>{applied.title}</Words>
                </Link>
              </p>
              <CompanyLine job={applied} className="text-small text-muted" />
              <StageBadge state={applied.application.state} />
            </div>
            <ButtonLink
              href={links.appliedJobs({ application: step.application })}
              variant={index === 0 ? 'primary' : 'secondary'}
              className="shrink-0"
              aria-label={`${t(step.kind)}: ${applied.title}`}
            >
              {t(step.kind)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

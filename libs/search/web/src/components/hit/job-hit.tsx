import { BriefcaseBusiness } from 'lucide-react';
import type { SearchHit } from '@upround/search/contract';
import { minorUnits } from '@upround/shared/domain';
import { useFormat } from '@upround/shared/i18n';
import { Badge, ICON_STROKE, MetaLine, Name, Time } from '@upround/shared/ui';
import { useSearchMessages } from '../../messages/catalogue';
import { HitExcerpt, HitLink, rowClasses } from './hit-parts';
import type { HitProps } from './hit-row';
import { MarkedText } from './marked-text';

const types = ['FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERNSHIP'] as const;

type Salary = NonNullable<SearchHit['job']>['salary'];

/** Says what a job pays, from the least to the most, and for how long. */
function useSalary(salary: Salary): string {
  const t = useSearchMessages();
  const format = useFormat();
  if (salary === null) return t('hit.salary.none');
  const { min, max, currency, period } = salary;
  const short = (amount: number) => format.compactMoney(amount / minorUnits(currency), currency);
  const least = short(min);
  const amount =
    max === null
      ? t('hit.salary.from', { least })
      : max === min
        ? least
        : t('hit.salary.range', { least, most: short(max) });
  return t(`hit.salary.${period}`, { amount });
}

/** An open job: what, for whom, where and for how much. */
export function JobHit({ hit, onOpen }: HitProps) {
  const t = useSearchMessages();
  const { job, title, form, createdAt } = hit;
  const salary = useSalary(job?.salary ?? null);
  const type = types.find((known) => known === form);
  return (
    <li className={rowClasses}>
      <span
        aria-hidden="true"
        className="flex size-10 shrink-0 items-center justify-center rounded-control bg-surface-active text-muted"
      >
        <BriefcaseBusiness size={20} strokeWidth={ICON_STROKE} />
      </span>
      <div className="min-w-0 grow">
        <p className="flex min-w-0 items-baseline gap-2">
          <HitLink hit={hit} onOpen={onOpen} className="line-clamp-2 min-w-0 grow font-semibold">
            <MarkedText value={title} />
          </HitLink>
          {type && <Badge className="shrink-0">{t(`hit.jobTypes.${type}`)}</Badge>}
        </p>
        <MetaLine className="mt-0.5">
          {job && (
            <span>
              <Name>{job.company}</Name>
            </span>
          )}
          {job && <span>{job.location}</span>}
          <span className="figures">{salary}</span>
        </MetaLine>
        <HitExcerpt hit={hit} className="mt-0.5 text-small" />
        {createdAt !== null && (
          <MetaLine className="mt-1">
            <span>
              <Time value={createdAt} />
            </span>
          </MetaLine>
        )}
      </div>
    </li>
  );
}

import { BriefcaseBusiness } from 'lucide-react';
import type { SearchHit } from '@upround/search/contract';
import { minorUnits } from '@upround/shared/domain';
import { useFormat } from '@upround/shared/i18n';
import { Badge, ICON_STROKE, MetaLine, Name, Time } from '@upround/shared/ui';
import { useJobHitText } from './messages/catalogue';

interface HitProps {
  hit: SearchHit;
}

const types = ['FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERNSHIP'] as const;

type Salary = NonNullable<SearchHit['job']>['salary'];

/** Says what a job pays, from the least to the most, and for how long. */
function useSalary(salary: Salary): string {
  const t = useJobHitText();
  const format = useFormat();
  if (salary === null) return t('salary.none');
  const { min, max, currency, period } = salary;
  const short = (amount: number) => format.compactMoney(amount / minorUnits(currency), currency);
  const least = short(min);
  const amount =
    max === null
      ? t('salary.from', { least })
      : max === min
        ? least
        : t('salary.range', { least, most: short(max) });
  return t(`salary.${period}`, { amount });
}

function Lead() {
  return (
    <span
      aria-hidden="true"
      className="flex size-10 shrink-0 items-center justify-center rounded-control bg-surface-active text-muted"
    >
      <BriefcaseBusiness size={20} strokeWidth={ICON_STROKE} />
    </span>
  );
}

function TitleBadge({ hit }: HitProps) {
  const t = useJobHitText();
  const type = types.find((known) => known === hit.form);
  return type && <Badge className="shrink-0">{t(`types.${type}`)}</Badge>;
}

function Summary({ hit: { job } }: HitProps) {
  const salary = useSalary(job?.salary ?? null);
  return (
    <MetaLine className="mt-0.5">
      {job && (
        <span>
          <Name>{job.company}</Name>
        </span>
      )}
      {job && <span>{job.location}</span>}
      <span className="figures">{salary}</span>
    </MetaLine>
  );
}

function Facts({ hit: { createdAt } }: HitProps) {
  if (createdAt === null) return null;
  return (
    <MetaLine className="mt-1">
      <span>
        <Time value={createdAt} />
      </span>
    </MetaLine>
  );
}

/** What search shows of an open job: for whom, where and for how much. */
export const jobHit = { Lead, TitleBadge, Summary, Facts };

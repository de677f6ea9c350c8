import type { FoundJob } from '@upround/jobs/contract';
import type { SearchHit } from '@upround/search/contract';
import { minorUnits } from '@upround/shared/domain';
import { useFormat } from '@upround/shared/i18n';
import { Badge, CompanyMark, MetaLine, Name, Time } from '@upround/shared/ui';
import { useJobHitText } from './messages/catalogue';

interface HitProps {
  hit: SearchHit;
}

type Salary = FoundJob['salary'];

/** The server's details of the job; some may be missing. */
const jobOf = ({ details = {} }: SearchHit): Partial<FoundJob> => details;

const types = ['FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERNSHIP'] as const;

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

function Lead({ hit }: HitProps) {
  const { company = '', logoUrl } = jobOf(hit);
  return <CompanyMark name={company} logoUrl={logoUrl} />;
}

function TitleBadge({ hit }: HitProps) {
  const t = useJobHitText();
  const { employmentType } = jobOf(hit);
  const type = types.find((known) => known === employmentType);
  return type && <Badge className="shrink-0">{t(`types.${type}`)}</Badge>;
}

function Summary({ hit }: HitProps) {
  const { company, location, salary: given = null } = jobOf(hit);
  const salary = useSalary(given);
  return (
    <MetaLine className="mt-0.5">
      {company !== undefined && (
        <span>
          <Name>{company}</Name>
        </span>
      )}
      {location !== undefined && <span>{location}</span>}
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

/** An open job in search results: its company, location and pay. */
export const jobHit = { Lead, TitleBadge, Summary, Facts };

import { useFormContext } from 'react-hook-form';
import type { Salary } from '@upround/jobs/contract';
import { minorUnits } from '@upround/shared/domain';
import { useFormat } from '@upround/shared/i18n';
import { Button } from '@upround/shared/ui';
import { useJobTexts } from '../../../components/job-texts';
import { typedAmount, type JobValues } from '../job-values';
import { likelySalary } from '../likely-salary';
import { usePostText } from '../messages/catalogue';

/** What the typed salary comes to, and what was probably meant where nobody pays that. */
export function SalaryEcho({ salary }: { salary: Salary }) {
  const t = usePostText();
  const format = useFormat();
  const texts = useJobTexts();
  const { setValue } = useFormContext<JobValues>();
  const { min, max, currency } = salary;
  const money = (amount: number) => format.money(amount / minorUnits(currency), currency);
  const likely = likelySalary(salary);
  const take = ({ min: from, max: to }: Salary) => {
    const change = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
    setValue('salaryMin', typedAmount(from, currency), change);
    setValue('salaryMax', typedAmount(to, currency), change);
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <div role="status" className="text-small text-muted figures">
        <p>{t('hints.reads', { amount: texts.salary(salary) })}</p>
        <p>
          {max === null || max === min
            ? t('hints.inFull', { amount: money(min) })
            : t('hints.inFullRange', { min: money(min), max: money(max) })}
        </p>
        {likely !== null && (
          <p className="font-medium text-text">
            {t('hints.likely', { amount: texts.salary(likely) })}
          </p>
        )}
      </div>
      {likely !== null && (
        <Button size="small" onClick={() => take(likely)}>
          {t('hints.takeLikely', { amount: texts.salary(likely) })}
        </Button>
      )}
    </div>
  );
}

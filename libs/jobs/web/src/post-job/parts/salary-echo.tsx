import { useFormContext } from 'react-hook-form';
import type { Salary } from '@upround/jobs/contract';
import { minorUnits } from '@upround/shared/domain';
import { useFormat } from '@upround/shared/i18n';
import { Button } from '@upround/shared/ui';
import { useJobTexts } from '../../components/job-texts';
import { typedAmount, type JobValues } from '../job-values';
import { likelySalary } from '../likely-salary';
import { usePostText } from '../messages/catalogue';

interface SalaryEchoProps {
  salary: Salary;
  /** The amount was typed in words, so its digits are shown. */
  isShort: boolean;
}

/** Shows the typed salary as viewers will see it, and a correction where it is implausible. */
export function SalaryEcho({ salary, isShort }: SalaryEchoProps) {
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
  const inFull =
    max === null || max === min
      ? money(min)
      : t('hints.range', { min: money(min), max: money(max) });
  return (
    <div className="flex flex-col items-start">
      <p className="text-small text-muted figures">
        {t('hints.reads', { amount: texts.salary(salary) })}
        {isShort && <span className="dot">{inFull}</span>}
      </p>
      {/* Read out only where something seems wrong, not at each key. */}
      <p role="status" className="text-small font-medium figures">
        {likely !== null && (
          <span className="block pt-2">{t('hints.likely', { amount: texts.salary(likely) })}</span>
        )}
      </p>
      {likely !== null && (
        <Button size="small" className="mt-2" onClick={() => take(likely)}>
          {t('hints.takeLikely', { amount: texts.salary(likely) })}
        </Button>
      )}
    </div>
  );
}

import type { Salary } from '@upround/jobs/contract';
import { shortMoney } from '@upround/shared/forms';
import { type Format } from '@upround/shared/i18n';

/** Both ends of a salary in few letters; `max` is null where no upper end is given. */
export function salaryRange(
  format: Pick<Format, 'money' | 'compactMoney'>,
  { min, max, currency }: Pick<Salary, 'min' | 'max' | 'currency'>,
): { min: string; max: string | null } {
  return {
    min: shortMoney(format, min, currency),
    max: max === null ? null : shortMoney(format, max, currency),
  };
}

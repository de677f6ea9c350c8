import { useMemo } from 'react';
import { useFormat, type Format } from '@upround/shared/i18n';
import type {
  CompanyStage,
  Equity,
  ExperienceLevel,
  JobType,
  Salary,
  Workplace,
} from '@upround/jobs/contract';
import { useJobsText } from '../messages/catalogue';
import { salaryRange } from '../board/model/salary';

/** The words for what a job says of itself. */
export interface JobTexts {
  type: (type: JobType) => string;
  workplace: (workplace: Workplace) => string;
  /** As in `3 to 5 years`. */
  experience: (level: ExperienceLevel) => string;
  stage: (stage: CompanyStage) => string;
  /** As in `₹18L to ₹26L a year`. */
  salary: (salary: Salary) => string;
  /** As in `0.1% to 0.4%`. */
  equity: (equity: Equity) => string;
}

export function useJobTexts(): JobTexts {
  const t = useJobsText();
  const format = useFormat();
  return useMemo(() => textsOf(t, format), [t, format]);
}

function textsOf(t: ReturnType<typeof useJobsText>, format: Format): JobTexts {
  const percent = (value: number) => format.percent(value / 100, 2);
  return {
    type: (type) => t(`type.${type}`),
    workplace: (workplace) => t(`workplace.${workplace}`),
    experience: (level) => t(`experience.${level}`),
    stage: (stage) => t(`stage.${stage}`),
    salary: (salary) => {
      const { min, max } = salaryRange(format, salary);
      const amount =
        max === null
          ? t('salary.from', { min })
          : min === max
            ? min
            : t('salary.range', { min, max });
      return t(`salary.${salary.period}`, { amount });
    },
    equity: ({ min, max }) => {
      if (max === null) return t('equity.from', { min: percent(min) });
      return max === min
        ? percent(min)
        : t('equity.range', { min: percent(min), max: percent(max) });
    },
  };
}

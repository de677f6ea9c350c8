import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { companyStages } from '@upround/jobs/contract';
import { Field, Select } from '@upround/shared/ui';
import { useJobTexts } from './job-texts';

interface StageFieldProps {
  label: string;
  /** The choice of no stage. */
  none: string;
  error: ReactNode;
  field: UseFormRegisterReturn;
}

/** How far a company has come, if that is said. */
export function StageField({ label, none, error, field }: StageFieldProps) {
  const texts = useJobTexts();
  return (
    <Field label={label} optional error={error}>
      <Select {...field}>
        <option value="">{none}</option>
        {companyStages.map((stage) => (
          <option key={stage} value={stage}>
            {texts.stage(stage)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

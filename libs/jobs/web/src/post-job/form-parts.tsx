import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { classes } from '@upround/shared/ui';
import { missingIn } from './form-progress';
import type { JobField, JobValues } from './job-values';
import { usePostText } from './messages/catalogue';
import { BasicsPart } from './parts/basics-part';
import { LocationPart } from './parts/location-part';
import { PayPart } from './parts/pay-part';
import { WantedPart } from './parts/wanted-part';

/** The parts in order, each with the fields that complete it. */
const parts = [
  { name: 'job', Fields: BasicsPart, needs: ['title', 'company'] },
  { name: 'place', Fields: LocationPart, needs: ['location'] },
  { name: 'pay', Fields: PayPart, needs: ['salaryMin'] },
  { name: 'wanted', Fields: WantedPart, needs: ['description'] },
] as const satisfies readonly {
  name: string;
  needs: readonly JobField[];
  Fields: () => ReactNode;
}[];

/** The fields of a job in numbered parts; a complete part has a check mark for its number. */
export function FormParts() {
  const t = usePostText();
  const { control } = useFormContext<JobValues>();
  const values = useWatch({ control }) as JobValues;
  return parts.map(({ name, Fields, needs }, index) => {
    const title = t(`parts.${name}`);
    return (
      <section
        key={name}
        aria-label={title}
        className={classes(
          'flex flex-col gap-5 border-b px-4 py-6 medium:px-6',
          index === 0 && 'max-medium:pt-2',
        )}
      >
        <h2 className="flex items-center gap-3 font-semibold">
          <PartNumber number={index + 1} isDone={missingIn(values, needs).length === 0} />
          {title}
        </h2>
        <Fields />
      </section>
    );
  });
}

function PartNumber({ number, isDone }: { number: number; isDone: boolean }) {
  const t = usePostText();
  return (
    <span
      role="img"
      aria-label={isDone ? t('part.done') : t('part.number', { number: String(number) })}
      className={classes(
        'flex size-6 shrink-0 items-center justify-center rounded-full text-small figures',
        isDone ? 'bg-accent text-on-accent' : 'bg-surface-active text-muted',
      )}
    >
      {isDone ? <Check aria-hidden size={16} strokeWidth={2} /> : number}
    </span>
  );
}

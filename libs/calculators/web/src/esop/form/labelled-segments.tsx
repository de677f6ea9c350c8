import type { ReactNode } from 'react';
import { SegmentedControl, type SegmentedControlProps } from '@upround/shared/ui';

interface LabelledSegmentsProps<Value extends string> extends SegmentedControlProps<Value> {
  hint?: ReactNode;
}

/** A choice of the kit with its name above it, as fields have theirs. */
export function LabelledSegments<Value extends string>(props: LabelledSegmentsProps<Value>) {
  const { hint, ...control } = props;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span aria-hidden="true" className="text-small font-medium">
        {control.label}
      </span>
      <SegmentedControl wide {...control} />
      {hint !== undefined && <p className="text-small text-muted">{hint}</p>}
    </div>
  );
}

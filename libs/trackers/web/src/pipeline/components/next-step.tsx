import { CalendarDays } from 'lucide-react';
import type { PipelineItem } from '@upround/trackers/contract';
import { classes, ICON_STROKE, Words } from '@upround/shared/ui';
import { useDueText } from './use-due-text';

interface NextStepProps {
  item: PipelineItem;
  className?: string;
}

/** The next step of an item with its day; nothing where there is none, or the funder is passed. */
export function NextStep({ item, className }: NextStepProps) {
  const dueText = useDueText();
  const { nextStep, nextStepOn, stage } = item;
  if (stage === 'PASSED' || (nextStep === null && nextStepOn === null)) return null;
  const due = nextStepOn === null ? null : dueText(nextStepOn);
  return (
    <span className={classes('flex min-w-0 gap-1.5 text-caption text-muted', className)}>
      <CalendarDays aria-hidden size={14} strokeWidth={ICON_STROKE} className="mt-px shrink-0" />
      <span className="line-clamp-3 min-w-0 wrap-anywhere">
        {due !== null && (
          <span className={classes('font-medium figures', due.isOverdue && 'text-danger-text')}>
            {due.text}
            {nextStep !== null && ': '}
          </span>
        )}
        {nextStep !== null && (
          <span dir="auto">
            <Words>{nextStep}</Words>
          </span>
        )}
      </span>
    </span>
  );
}

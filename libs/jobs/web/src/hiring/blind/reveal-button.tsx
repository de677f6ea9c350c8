import { Eye, EyeOff } from 'lucide-react';
import { useFailureReason } from '@upround/shared/query';
import { Button, InlineError } from '@upround/shared/ui';
import { useBlindText } from './messages/catalogue';
import type { useReveal } from './use-reveal';

/** Shows and hides who the open applicant is. */
export function RevealButton({ reveal }: { reveal: ReturnType<typeof useReveal> }) {
  const b = useBlindText();
  const reasonOf = useFailureReason();
  const { isRevealed, isBusy, error, toggle } = reveal;
  return (
    <div className="flex flex-col items-start gap-1 pt-1">
      <Button size="small" icon={isRevealed ? EyeOff : Eye} busy={isBusy} onClick={toggle}>
        {b(isRevealed ? 'hide' : 'show')}
      </Button>
      {error !== null && <InlineError>{b('showFailed', { why: reasonOf(error) })}</InlineError>}
    </div>
  );
}

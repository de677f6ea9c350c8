import { Trophy } from 'lucide-react';
import { ICON_STROKE, VisuallyHidden } from '@upround/shared/ui';
import { useCompetitionText } from './messages/catalogue';

/** What an entry won. */
export function PrizeLine({ prize }: { prize: string }) {
  const t = useCompetitionText();
  return (
    <p className="flex gap-2 text-small font-medium wrap-anywhere">
      <Trophy
        aria-hidden
        size={18}
        strokeWidth={ICON_STROKE}
        className="mt-px shrink-0 text-muted"
      />
      <span className="min-w-0">
        <VisuallyHidden>{t('result.prize')} </VisuallyHidden>
        {prize}
      </span>
    </p>
  );
}

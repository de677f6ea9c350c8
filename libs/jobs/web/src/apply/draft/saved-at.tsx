import { useState } from 'react';
import { useFormat } from '@upround/shared/i18n';
import { useApplyText } from '../messages/catalogue';

/** When a draft was saved: the time of today, the day of one before. */
export function SavedAt({ moment }: { moment: string }) {
  const t = useApplyText();
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const isToday = format.date(moment) === format.date(now);
  return (
    <p className="text-small text-muted figures">
      {t('panel.saved', { when: isToday ? format.time(moment) : format.shortDate(moment) })}
    </p>
  );
}

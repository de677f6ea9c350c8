import { Medal } from 'lucide-react';
import { links } from '@upround/shared/links';
import { ButtonLink, EmptyState } from '@upround/shared/ui';
import { useAmbassadorLeaderboardText } from './messages/catalogue';

/** A board without places. */
export function NoBoard({ isPresent }: { isPresent: boolean }) {
  const t = useAmbassadorLeaderboardText();
  return (
    <EmptyState
      icon={Medal}
      className="rounded-surface border border-dashed medium:px-6"
      title={t(isPresent ? 'empty.title' : 'empty.past')}
      action={<ButtonLink href={links.ambassadors()}>{t('empty.action')}</ButtonLink>}
    >
      {isPresent && t('empty.hint')}
    </EmptyState>
  );
}

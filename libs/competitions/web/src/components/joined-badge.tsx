import type { CompetitionCard } from '@upround/competitions/contract';
import { Badge } from '@upround/shared/ui';
import { useCompetitionPartsText } from './messages/catalogue';

interface JoinedBadgeProps {
  competition: Pick<CompetitionCard, 'isJoined' | 'hasSubmitted'>;
}

/** That the reader is in, or has a draft that isn't; nothing for everyone else. */
export function JoinedBadge({ competition: { isJoined, hasSubmitted } }: JoinedBadgeProps) {
  const t = useCompetitionPartsText();
  if (!isJoined) return null;
  return hasSubmitted ? <Badge tone="accent">{t('joined')}</Badge> : <Badge>{t('draft')}</Badge>;
}

import type { MentorNeed } from '@upround/mentor/contract';
import { Badge, VisuallyHidden } from '@upround/shared/ui';
import { useMentorText } from '../messages/catalogue';
import { useMentorCardText } from './messages/catalogue';

interface NeedChipsProps {
  /** The strongest first. */
  needs: readonly MentorNeed[];
  /** How many are shown; the others are counted. */
  most?: number;
}

/** The topics of a mentor as badges, the first of them in the accent color. */
export function NeedChips({ needs, most = needs.length }: NeedChipsProps) {
  const t = useMentorCardText();
  const tMentor = useMentorText();
  const shown = needs.length <= most + 1 ? needs : needs.slice(0, most);
  const rest = needs.length - shown.length;
  return (
    <ul aria-label={t('needs')} className="flex flex-wrap gap-1.5">
      {shown.map((need, index) => (
        <li key={need} className="flex">
          <Badge tone={index === 0 ? 'accent' : 'neutral'}>{tMentor(`need.${need}`)}</Badge>
        </li>
      ))}
      {rest > 0 && (
        <li className="flex">
          <Badge>
            <span aria-hidden>{t('more', { count: String(rest) })}</span>
            <VisuallyHidden>{t('moreNeeds', { count: rest })}</VisuallyHidden>
          </Badge>
        </li>
      )}
    </ul>
  );
}

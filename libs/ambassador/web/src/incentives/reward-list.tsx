import { CalendarHeart, Crown, GraduationCap, Sticker } from 'lucide-react';
import type { Reward, RewardId } from '@upround/ambassador/model';
import { useFormat } from '@upround/shared/i18n';
import { ICON_STROKE, type Icon } from '@upround/shared/ui';
import { useAmbassadorIncentivesText } from './messages/catalogue';

const icons: Record<RewardId, Icon> = {
  STICKER_PACK: Sticker,
  PREMIUM_MONTH: Crown,
  MENTOR_SESSION: GraduationCap,
  ANNUAL_MEET: CalendarHeart,
};

interface RewardListProps {
  rewards: readonly Reward[];
  className?: string;
}

/** Rewards and their thresholds, as steps that go up. */
export function RewardList({ rewards, className }: RewardListProps) {
  const t = useAmbassadorIncentivesText();
  const format = useFormat();
  return (
    <ol className={className}>
      {rewards.map(({ id, points }) => {
        const IconPart = icons[id];
        return (
          <li key={id} className="flex items-center gap-4 border-b py-4 last:border-b-0">
            <span
              aria-hidden
              className="flex size-10 shrink-0 items-center justify-center rounded-control bg-accent-subtle text-accent-text"
            >
              <IconPart size={22} strokeWidth={ICON_STROKE} />
            </span>
            <span className="flex min-w-0 flex-col">
              <span className="font-medium">{t(`rewards.name.${id}`)}</span>
              <span className="figures text-small text-muted">
                {t('rewards.from', { points: format.number(points) })}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

import type { Reward } from '@upround/ambassador/model';
import { Part } from '../components/part';
import { useAmbassadorIncentivesText } from './messages/catalogue';
import { RewardList } from './reward-list';

/** What points bring. */
export function IncentiveRewards({ rewards }: { rewards: readonly Reward[] }) {
  const t = useAmbassadorIncentivesText();
  return (
    <Part title={t('rewards.title')}>
      <RewardList
        rewards={rewards}
        className="flex flex-col rounded-surface border bg-surface-raised px-4 medium:px-6"
      />
      <p className="text-small text-muted">{t('rewards.hint')}</p>
    </Part>
  );
}

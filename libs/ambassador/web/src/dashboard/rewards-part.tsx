import { useMutation } from '@tanstack/react-query';
import { CalendarHeart, Crown, GraduationCap, Sticker } from 'lucide-react';
import {
  claimReward,
  type OwnAmbassador,
  type OwnReward,
  type RewardId,
} from '@upround/ambassador/contract';
import { useFormat } from '@upround/shared/i18n';
import { mutationFor } from '@upround/shared/query';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { Badge, Button, classes, ICON_STROKE, ProgressBar, type Icon } from '@upround/shared/ui';
import { PanelPart } from '../components/part';
import { useSaveOwnAmbassador } from '../data/own-cache';
import { useAmbassadorDashboardText } from './messages/catalogue';

const icons: Record<RewardId, Icon> = {
  STICKER_PACK: Sticker,
  PREMIUM_MONTH: Crown,
  MENTOR_SESSION: GraduationCap,
  ANNUAL_MEET: CalendarHeart,
};

/** Each reward, and how far one is. */
export function RewardsPart({ own: { rewards } }: { own: OwnAmbassador }) {
  const t = useAmbassadorDashboardText();
  const fail = useFailureToast();
  const save = useSaveOwnAmbassador();
  const claim = useMutation({
    ...mutationFor(claimReward),
    onSuccess(own, { params: { id } }) {
      save(own);
      toast.show({ text: t('rewards.done', { reward: t(`rewards.name.${id}`) }) });
    },
    onError: (error, { params: { id } }) =>
      fail(error, t('rewards.failed', { reward: t(`rewards.name.${id}`) })),
  });
  const claimed = claim.isPending ? claim.variables.params.id : null;
  return (
    <PanelPart title={t('rewards.title')}>
      <p className="-mt-3 text-small text-muted">{t('rewards.hint')}</p>
      <ul className="flex flex-col divide-y">
        {rewards.map((reward) => (
          <RewardRow
            key={reward.id}
            reward={reward}
            isBusy={claimed === reward.id}
            onClaim={() => {
              if (claimed === null) claim.mutate({ params: { id: reward.id } });
            }}
          />
        ))}
      </ul>
    </PanelPart>
  );
}

interface RewardRowProps {
  reward: OwnReward;
  isBusy: boolean;
  onClaim: () => void;
}

function RewardRow({ reward, isBusy, onClaim }: RewardRowProps) {
  const t = useAmbassadorDashboardText();
  const format = useFormat();
  const { id, points, missing, state } = reward;
  const name = t(`rewards.name.${id}`);
  const have = points - missing;
  const canClaim = missing === 0 && (state === 'NONE' || state === 'DECLINED');
  const IconPart = icons[id];
  const value = t('rewards.value', { have: format.number(have), needed: format.number(points) });
  return (
    <li className="flex gap-3 py-4 first:pt-0 last:pb-0">
      <span
        aria-hidden
        className={classes(
          'flex size-10 shrink-0 items-center justify-center rounded-control',
          missing === 0 ? 'bg-accent text-on-accent' : 'bg-surface-active text-muted',
        )}
      >
        <IconPart size={20} strokeWidth={ICON_STROKE} />
      </span>
      <div className="flex min-w-0 grow flex-col gap-1.5">
        <div className="flex min-h-8 items-center justify-between gap-2">
          <h3 className="min-w-0 font-medium">{name}</h3>
          {canClaim && (
            <Button
              size="small"
              busy={isBusy}
              aria-label={t('rewards.claimName', { reward: name })}
              onClick={onClaim}
            >
              {t('rewards.claim')}
            </Button>
          )}
          {state === 'HANDED_OUT' && <Badge tone="success">{t('rewards.handedOut')}</Badge>}
        </div>
        <ProgressBar
          label={t('rewards.progress', { reward: name })}
          value={have}
          max={points}
          valueText={value}
        />
        <div className="figures flex flex-wrap justify-between gap-x-3 text-caption text-muted">
          <span>{value}</span>
          {missing > 0 && <span>{t('rewards.missing', { missing: format.number(missing) })}</span>}
        </div>
        <RewardState reward={reward} />
      </div>
    </li>
  );
}

function RewardState({ reward: { state, reason } }: { reward: OwnReward }) {
  const t = useAmbassadorDashboardText();
  if (state === 'CLAIMED') {
    return <p className="text-small text-accent-text">{t('rewards.claimed')}</p>;
  }
  if (state !== 'DECLINED') return null;
  return (
    <p className="text-small text-danger-text wrap-anywhere">
      {reason === '' ? t('rewards.declinedPlain') : t('rewards.declined', { reason })}
    </p>
  );
}

import { Share2, Trophy, UsersRound } from 'lucide-react';
import { ACTIVE_DAYS, rulesAt } from '@upround/ambassador/model';
import { useFormat } from '@upround/shared/i18n';
import { ICON_STROKE } from '@upround/shared/ui';
import { Part } from '../components/part';
import { useAmbassadorProgrammeText } from './messages/catalogue';

const icons = { share: Share2, join: UsersRound, reward: Trophy } as const;

/**
 * The programme in three steps.
 *
 * @param props.title for a page that isn't about the programme
 */
export function ProgrammeSteps({ title }: { title?: string }) {
  const t = useAmbassadorProgrammeText();
  const format = useFormat();
  const rules = rulesAt(new Date());
  const points = rules?.awards.REFERRAL_ACTIVE.points ?? 0;
  const first = rules?.rewards[0]?.points ?? 0;
  const texts = {
    share: t('steps.share.text'),
    join: t('steps.join.text', { days: ACTIVE_DAYS }),
    reward: t('steps.reward.text', { points, first: format.number(first) }),
  };
  return (
    <Part title={title ?? t('steps.title')}>
      <ol className="grid gap-4 medium:grid-cols-3">
        {(['share', 'join', 'reward'] as const).map((step) => {
          const Icon = icons[step];
          return (
            <li
              key={step}
              className="flex flex-col gap-3 rounded-surface border bg-surface-raised p-4 medium:p-6"
            >
              <div className="flex items-center gap-3 medium:flex-col medium:items-start">
                <span
                  aria-hidden
                  className="flex size-10 shrink-0 items-center justify-center rounded-control bg-accent text-on-accent"
                >
                  <Icon size={22} strokeWidth={ICON_STROKE} />
                </span>
                <h3 className="font-semibold">{t(`steps.${step}.title`)}</h3>
              </div>
              <p className="text-muted">{texts[step]}</p>
            </li>
          );
        })}
      </ol>
    </Part>
  );
}

import { Share2, Trophy, UsersRound } from 'lucide-react';
import { ACTIVE_DAYS, rulesAt } from '@upround/ambassador/model';
import { useFormat } from '@upround/shared/i18n';
import { ICON_STROKE } from '@upround/shared/ui';
import { Part } from '../components/part';
import { useAmbassadorProgrammeText } from './messages/catalogue';

const icons = { share: Share2, join: UsersRound, reward: Trophy } as const;

/** The programme in three steps. */
export function ProgrammeSteps() {
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
    <Part title={t('steps.title')}>
      <ol className="grid gap-4 medium:grid-cols-3">
        {(['share', 'join', 'reward'] as const).map((step, place) => {
          const Icon = icons[step];
          return (
            <li
              key={step}
              className="relative flex flex-col gap-2 overflow-hidden rounded-surface border bg-surface-raised p-4 medium:p-6"
            >
              <svg
                aria-hidden="true"
                viewBox="0 0 40 64"
                className="absolute top-0 right-4 h-20 fill-accent"
                opacity="0.14"
              >
                <text x="40" y="56" textAnchor="end" fontSize="64" fontWeight="600">
                  {place + 1}
                </text>
              </svg>
              <span
                aria-hidden
                className="relative flex size-10 items-center justify-center rounded-control bg-accent text-on-accent"
              >
                <Icon size={22} strokeWidth={ICON_STROKE} />
              </span>
              <h3 className="relative mt-1 font-semibold">{t(`steps.${step}.title`)}</h3>
              <p className="relative text-muted">{texts[step]}</p>
            </li>
          );
        })}
      </ol>
    </Part>
  );
}

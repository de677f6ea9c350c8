import { CircleCheck, CircleDashed } from 'lucide-react';
import type { CreatorProgress } from '@upround/ambassador/contract';
import { CREATOR_WINDOW_DAYS, MOST_READS_BY_READER } from '@upround/ambassador/model';
import { useFormat } from '@upround/shared/i18n';
import { ICON_STROKE, ProgressBar } from '@upround/shared/ui';
import { PanelPart } from '../components/part';
import { useAmbassadorCreatorsText } from './messages/catalogue';

/** How far a member is with each condition. */
export function CreatorNeeds({ progress }: { progress: readonly CreatorProgress[] }) {
  const t = useAmbassadorCreatorsText();
  return (
    <PanelPart title={t('needs.title')}>
      <p className="-mt-3 text-small text-muted">
        {t('needs.window', { days: CREATOR_WINDOW_DAYS, most: MOST_READS_BY_READER })}
      </p>
      <ul className="flex flex-col gap-5">
        {progress.map((one) => (
          <Need key={one.need} progress={one} />
        ))}
      </ul>
    </PanelPart>
  );
}

function Need({ progress: { need, value, needed, isMet } }: { progress: CreatorProgress }) {
  const t = useAmbassadorCreatorsText();
  const format = useFormat();
  const IconPart = isMet ? CircleCheck : CircleDashed;
  const isRestriction = need === 'NO_RESTRICTION';
  const label = isRestriction ? t('needs.NO_RESTRICTION') : t(`needs.${need}`, { needed });
  const valueText = !isRestriction
    ? t('needs.value', { value: format.number(value), needed: format.number(needed) })
    : isMet
      ? t('needs.free')
      : t('needs.restricted', { value });
  return (
    <li className="flex flex-col gap-2">
      <div className="flex items-start gap-2">
        <IconPart
          aria-hidden
          size={20}
          strokeWidth={ICON_STROKE}
          className={`mt-0.5 shrink-0 ${isMet ? 'text-success-text' : 'text-muted'}`}
        />
        <span className="sr-only">{t(isMet ? 'needs.met' : 'needs.missing')}</span>
        <span className="min-w-0 grow font-medium">{label}</span>
        <span className="figures shrink-0 text-small text-muted">{valueText}</span>
      </div>
      <ProgressBar
        label={t('needs.progress', { need: label })}
        value={isRestriction ? Number(isMet) : Math.min(value, needed)}
        max={isRestriction ? 1 : needed}
        valueText={valueText}
      />
    </li>
  );
}

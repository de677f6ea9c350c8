import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import type { FitResult, Tracker } from '@upround/trackers/contract';
import { links } from '@upround/shared/links';
import { ICON_STROKE, Link } from '@upround/shared/ui';
import { useFitSettings } from '../data/use-fit';
import { useRecordText } from './messages/catalogue';
import { Part } from './part';

const icons = { MATCH: CircleCheck, MISMATCH: CircleX, NOT_PUBLISHED: CircleHelp } as const;
const tones: Record<FitResult, string> = {
  MATCH: 'text-success-text',
  MISMATCH: 'text-danger-text',
  NOT_PUBLISHED: 'text-muted',
};

/** How well the record fits what the member seeks, with the points of each criterion. */
export function FitPart({ record }: { record: Tracker }) {
  const t = useRecordText();
  const settings = useFitSettings();
  if (record.own === null) return null;
  const { fit } = record.own;
  if (fit === null) {
    // Doesn't wait for the settings: the API returns no fit only if none are saved.
    return settings ? null : (
      <p className="text-small">
        <Link href={links.fitSettings()}>{t('fit.set')}</Link>
      </p>
    );
  }
  return (
    <Part title={t('fit.title', { score: String(fit.score) })}>
      <ul className="divide-y border-y">
        {fit.reasons.map(({ criterion, result, points, of }) => {
          const IconPart = icons[result];
          return (
            <li key={criterion} className="flex items-center gap-2 py-2 text-small">
              <IconPart
                aria-hidden
                size={18}
                strokeWidth={ICON_STROKE}
                className={`shrink-0 ${tones[result]}`}
              />
              <span className="min-w-0 grow">
                {t(`fit.criterion.${criterion}`)}{' '}
                <span className="text-muted">{t(`fit.result.${result}`)}</span>
              </span>{' '}
              <span className="shrink-0 text-muted figures">
                {t('fit.of', { points: String(points), of: String(of) })}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="text-small">
        <Link href={links.fitSettings()}>{t('fit.change')}</Link>
      </p>
    </Part>
  );
}

import type { Health, PartState } from '@upround/moderation/contract';
import { Badge, Surface, type BadgeTone } from '@upround/shared/ui';
import { useOperationsText } from '../messages/catalogue';
import { useHealthSentences, type PartName } from './use-health-sentences';

const tones: Record<PartState, BadgeTone> = {
  working: 'success',
  unusual: 'warning',
  failing: 'danger',
};

const names: readonly PartName[] = ['database', 'tasks', 'realtime', 'email', 'disk', 'payments'];

/** Each part with its state and what it means. */
export function HealthParts({ health }: { health: Health }) {
  const t = useOperationsText();
  const sentences = useHealthSentences(health);
  return (
    <Surface padding="none">
      <ul aria-label={t('health.parts')}>
        {names.map((name) => (
          <li
            key={name}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b px-4 py-3 last:border-b-0"
          >
            <span className="w-32 shrink-0 font-medium">{t(`health.${name}.name`)}</span>
            <Badge tone={tones[health[name].state]}>
              {t(`health.state.${health[name].state}`)}
            </Badge>
            <span className="min-w-0 grow basis-60 text-small text-muted wrap-anywhere">
              {sentences[name]}
            </span>
          </li>
        ))}
      </ul>
    </Surface>
  );
}

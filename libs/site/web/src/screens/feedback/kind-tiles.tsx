import { Bug, Heart, Lightbulb, MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { feedbackKinds, type FeedbackKind } from '@upround/site/contract';
import { FieldGroup, ICON_STROKE, type Icon } from '@upround/shared/ui';
import { useSiteText } from '../../messages/catalogue';

const icons: Record<FeedbackKind, Icon> = {
  IDEA: Lightbulb,
  PROBLEM: Bug,
  PRAISE: Heart,
  OTHER: MessageSquare,
};

interface KindTilesProps {
  value: FeedbackKind | '';
  onChange: (kind: FeedbackKind) => void;
  error: ReactNode;
}

/** What the feedback is about: a tile for each kind. */
export function KindTiles({ value, onChange, error }: KindTilesProps) {
  const t = useSiteText();
  return (
    <FieldGroup
      legend={t('feedback.kind.legend')}
      hint={value === '' ? t('feedback.kind.hint') : t(`feedback.kind.${value}.hint`)}
      error={error}
    >
      <div className="grid grid-cols-2 gap-3 medium:grid-cols-4">
        {feedbackKinds.map((kind) => {
          const KindIcon = icons[kind];
          return (
            <label
              key={kind}
              className="relative flex cursor-pointer flex-col gap-2 rounded-surface border border-medium bg-surface-raised p-3 text-small font-medium transition-colors select-none hover:border-strong has-checked:border-accent has-checked:bg-accent-subtle has-checked:text-accent-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="kind"
                value={kind}
                checked={kind === value}
                onChange={() => onChange(kind)}
                className="absolute inset-0 cursor-[inherit] appearance-none rounded-surface opacity-0"
              />
              <KindIcon aria-hidden size={20} strokeWidth={ICON_STROKE} />
              {t(`feedback.kind.${kind}.label`)}
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}

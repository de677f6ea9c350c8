import { Circle } from 'lucide-react';
import type { Profile } from '@upround/profile/contract';
import { ICON_STROKE, ProgressBar } from '@upround/shared/ui';
import { useProfileText } from '../../messages/catalogue';
import type { EditableField } from '../../model/editable-field';

interface OwnStepsProps {
  profile: Profile;
  onEdit: (field: EditableField) => void;
  onAddPicture: () => void;
  onAddExperience: () => void;
}

/** What one's own profile lacks of what others look for; gone once it is all there. */
export function OwnSteps({ profile, onEdit, onAddPicture, onAddExperience }: OwnStepsProps) {
  const t = useProfileText();
  const steps = [
    { name: 'avatar', isDone: profile.avatarUrl !== null, go: onAddPicture },
    { name: 'headline', isDone: profile.headline !== '', go: () => onEdit('headline') },
    { name: 'about', isDone: profile.about !== '', go: () => onEdit('about') },
    { name: 'location', isDone: (profile.location ?? '') !== '', go: () => onEdit('location') },
    {
      name: 'experience',
      isDone: (profile.experience ?? []).length > 0,
      go: onAddExperience,
    },
  ] as const;
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  const progress = t('steps.progress', { done, all: steps.length });
  return (
    <section aria-labelledby="own-steps" className="border-t bg-surface-sunken px-4 py-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="own-steps" className="text-small font-semibold">
          {t('steps.title')}
        </h2>
        <p className="text-small text-muted figures">{progress}</p>
      </div>
      <ProgressBar
        label={t('steps.title')}
        value={done}
        max={steps.length}
        valueText={progress}
        className="mt-2"
      />
      <ul className="mt-2 -mb-2">
        {steps
          .filter(({ isDone }) => !isDone)
          .map(({ name, go }) => (
            <li key={name}>
              <button
                type="button"
                onClick={go}
                className="group/step flex min-h-10 w-full items-center gap-3 rounded-control py-2 text-left text-small focus-ring"
              >
                <Circle
                  aria-hidden
                  size={18}
                  strokeWidth={ICON_STROKE}
                  className="shrink-0 text-muted"
                />
                <span>
                  <span className="font-medium group-hover/step:underline">
                    {t(`steps.${name}`)}
                  </span>{' '}
                  <span className="text-muted">{t(`steps.${name}Why`)}</span>
                </span>
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}

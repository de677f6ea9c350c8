import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Profile } from '@upround/profile/contract';
import { lazyDialog } from '@upround/shared/toasts';
import { Button, lazyWithRetry } from '@upround/shared/ui';
import { useProfileText } from '../../messages/catalogue';
import { ExperienceEntry } from './experience-entry';

const ExperienceForm = /* @__PURE__ */ lazyDialog(
  () => import('./experience-form').then((m) => m.ExperienceForm),
  ({ onDone }) => {
    onDone();
    // The pressed button was replaced by the form.
    document.getElementById('experience')?.focus();
  },
  ({ entry }) => entry && <ExperienceEntry entry={entry} />,
);
const EntryTools = /* @__PURE__ */ lazyWithRetry(() =>
  import('./entry-tools').then((module) => ({
    default: module.EntryTools,
  })),
);

const FIRST = 3;

interface ExperienceSectionProps {
  profile: Profile;
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
}

/** A person's experience, by date; members edit their own in place. */
export function ExperienceSection({ profile, isAdding, onAdding }: ExperienceSectionProps) {
  const t = useProfileText();
  const [isWhole, setWhole] = useState(false);
  const [edited, setEdited] = useState<string>();
  const { own, experience: entries = [] } = profile;
  if (entries.length === 0 && !own) return null;
  const shown = isWhole || entries.length <= FIRST + 1 ? entries : entries.slice(0, FIRST);
  return (
    <section aria-labelledby="experience" className="border-t px-4 py-4 medium:px-6">
      <div className="flex min-h-8 items-center justify-between gap-4">
        <h2 id="experience" tabIndex={-1} className="font-semibold outline-hidden">
          {t('experience.title')}
        </h2>
        {own && !isAdding && (
          <Button
            size="small"
            variant="quiet"
            icon={Plus}
            className="-mr-3"
            onPointerEnter={() => void ExperienceForm.preload().catch(() => undefined)}
            onClick={() => onAdding(true)}
          >
            {t('experience.add')}
          </Button>
        )}
      </div>
      {isAdding && <ExperienceForm profile={profile} onDone={() => onAdding(false)} />}
      {entries.length === 0 && !isAdding && (
        <p className="mt-1 text-small text-muted">{t('experience.empty')}</p>
      )}
      <ul className="flex flex-col">
        {shown.map((entry) => (
          <li key={entry.id} className="border-b py-4 last:border-b-0 last:pb-0">
            <Suspense fallback={<ExperienceEntry entry={entry} />}>
              {edited === entry.id ? (
                <ExperienceForm
                  profile={profile}
                  entry={entry}
                  onDone={() => setEdited(undefined)}
                />
              ) : (
                <ExperienceEntry entry={entry}>
                  {own && (
                    <EntryTools
                      profile={profile}
                      entry={entry}
                      onEdit={() => setEdited(entry.id)}
                    />
                  )}
                </ExperienceEntry>
              )}
            </Suspense>
          </li>
        ))}
      </ul>
      {shown.length < entries.length && (
        <Button size="small" variant="quiet" className="mt-3 -ml-3" onClick={() => setWhole(true)}>
          {t('experience.all', { count: entries.length })}
        </Button>
      )}
    </section>
  );
}

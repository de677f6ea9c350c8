import type { ReactNode } from 'react';
import type { Settings } from '@upround/profile/contract';
import { Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { useSettingsText } from './messages/catalogue';
import { SectionError } from './section-error';
import { useSettings } from './use-settings';

/** Shows settings once they are there; until then lines in the shape of choices. */
export function WithSettings({ children }: { children: (settings: Settings) => ReactNode }) {
  const t = useSettingsText();
  const query = useSettings();
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return <SectionError title={t('screen.error')} query={query} />;
  }
  return (
    <SkeletonGroup label={t('screen.loading')} className="flex flex-col gap-6">
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-3 w-72 max-w-full" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

import type { ReactNode } from 'react';
import type { Settings } from '@upround/profile/contract';
import { SkeletonGroup } from '@upround/shared/ui';
import { useSettingsText } from './messages/catalogue';
import { SectionError } from './section-error';
import { RowsSkeleton } from './section-skeleton';
import { useSettings } from './use-settings';

export interface WithSettingsProps {
  /** How many rows to show until then. */
  rows?: number;
  children: (settings: Settings) => ReactNode;
}

/** Shows settings once they are there; until then rows to come. */
export function WithSettings({ rows, children }: WithSettingsProps) {
  const t = useSettingsText();
  const query = useSettings();
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return <SectionError title={t('screen.error')} query={query} />;
  }
  return (
    <SkeletonGroup label={t('screen.loading')}>
      <RowsSkeleton rows={rows} />
    </SkeletonGroup>
  );
}

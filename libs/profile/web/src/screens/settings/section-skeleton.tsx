import { settingRowClasses, SettingRows, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { useSettingsText } from './messages/catalogue';

/** Rows of settings to come. */
export function RowsSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <SettingRows>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={settingRowClasses}>
          <div className="flex flex-col gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3 w-72 max-w-full" />
          </div>
        </div>
      ))}
    </SettingRows>
  );
}

/** A section to come, with its title. */
export function SectionSkeleton() {
  const t = useSettingsText();
  return (
    <SkeletonGroup label={t('screen.loading')} className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <Skeleton className="h-7 w-40" />
        <Skeleton className="h-4 w-72 max-w-full" />
      </div>
      <RowsSkeleton />
    </SkeletonGroup>
  );
}

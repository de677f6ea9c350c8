import { routes } from '@upround/shared/links';
import { Page } from '@upround/shared/routing';
import { Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { useAmbassadorProgrammeText } from './messages/catalogue';

const block = 'rounded-surface border bg-surface-raised';

/** A member's own page of the programme, to come: heading, tabs, and two columns of parts. */
export function ProgrammeSkeleton() {
  const t = useAmbassadorProgrammeText();
  return (
    <Page pattern={routes.ambassadors} title={t('title')} hideHeading>
      <SkeletonGroup label={t('loading')} className="flex flex-col">
        <span className="px-4 pt-6 medium:px-6 medium:pt-8">
          <Skeleton className="my-1 h-7 w-64" />
        </span>
        <span className="mt-3 flex h-11.5 items-center gap-6 border-b px-4 medium:px-6">
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-4 w-16" />
          <Skeleton className="h-4 w-24" />
        </span>
        <div className="grid grid-cols-1 gap-4 px-4 py-6 medium:px-6 wide:grid-cols-[1fr_22rem] wide:gap-6">
          <div className="flex flex-col gap-4 wide:gap-6">
            <div className={`h-80 ${block}`} />
            <div className={`h-96 ${block}`} />
          </div>
          <div className="flex flex-col gap-4 wide:gap-6">
            <div className={`h-56 ${block}`} />
            <div className={`h-96 ${block}`} />
          </div>
        </div>
      </SkeletonGroup>
    </Page>
  );
}

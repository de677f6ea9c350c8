import { Skeleton } from '@upround/shared/ui';

/** Room for the page's buttons until their code is loaded. */
export const ActionsPlaceholder = () => (
  <>
    <Skeleton className="h-8 w-28" />
    <Skeleton className="h-8 w-28" />
    <Skeleton className="h-8 w-28" />
  </>
);

import { Skeleton } from '@upround/shared/ui';

/** The room of a page of A4 until it is drawn. */
export function PageSpace() {
  return (
    <div aria-hidden style={{ aspectRatio: '210 / 297' }}>
      <Skeleton className="h-full w-full" />
    </div>
  );
}

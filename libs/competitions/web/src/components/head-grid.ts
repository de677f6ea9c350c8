/** Places the cover beside or above the heading and its text, as wide as the page's aside. */
export const headGridClasses =
  'grid grid-cols-1 medium:grid-cols-[minmax(0,1fr)_minmax(0,18rem)] medium:grid-rows-[auto_1fr] medium:gap-x-8 wide:grid-cols-[minmax(0,42.5rem)_minmax(18rem,1fr)]';

/** The cover: above the heading on phones; in wider windows at its side, as high as what is beside it. */
export const headCoverClasses =
  'max-medium:order-first medium:col-start-2 medium:row-span-2 medium:row-start-1';
export const headCoverRatio = 'aspect-5/2 medium:aspect-auto medium:h-full medium:min-h-40';
/** The size of its skeleton. In narrow windows a cover is higher than its ratio, because it grows with its text. */
export const headCoverSkeleton = `w-full min-h-40 ${headCoverRatio}`;

/** A card: the cover is on top on phones, at the side elsewhere. */
export const cardClasses =
  'flex flex-col gap-3 border-b p-4 medium:grid medium:grid-cols-[13rem_minmax(0,1fr)] medium:gap-4 medium:px-6';

export const coverClasses = 'medium:self-start';
export const coverRatio = 'aspect-5/2 medium:aspect-4/3';

/** What is beside the cover. */
export const factsClasses = 'flex min-w-0 flex-col gap-2';

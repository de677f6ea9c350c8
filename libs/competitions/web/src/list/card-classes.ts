/** A card: the cover is on top on phones, at the side elsewhere. */
export const cardClasses =
  'flex flex-col gap-3 border-b p-4 medium:grid medium:grid-cols-[13rem_minmax(0,1fr)] medium:gap-4 medium:px-6';

/** As high in each card, however much is beside it. */
export const coverRatio = 'aspect-5/2 medium:aspect-auto medium:min-h-40';

/** What is beside the cover. */
export const factsClasses = 'flex min-w-0 flex-col gap-2';

/** The badges, and following at their end: at the same place in every card. */
export const badgesClasses = 'flex min-h-8 items-center justify-between gap-3';

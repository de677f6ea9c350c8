/** A card: a small drawing beside the title on phones, a large one beside all of it elsewhere. */
export const cardClasses =
  'grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 gap-y-2 border-b p-4 medium:grid-cols-[8rem_minmax(0,1fr)] medium:gap-x-4 medium:px-6';

export const drawingClasses =
  'h-14 overflow-hidden rounded-surface medium:row-span-2 medium:h-auto';

/** What is below the title: as wide as the card on phones. */
export const factsClasses =
  'col-span-2 flex min-w-0 flex-col gap-2 medium:col-span-1 medium:col-start-2';

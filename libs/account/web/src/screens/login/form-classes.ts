/** Every field holds the room of its note, which is most of the space between two of them. */
export const formClasses = 'flex flex-col gap-3';

/** The columns of the table, some of them only where it is wide; narrow lists and phones show cards instead. */
export const tableColumns =
  'medium:grid medium:grid-cols-[auto_minmax(0,1fr)_4rem_9rem_9rem] medium:items-center medium:gap-4 medium:px-6 wide:grid-cols-[auto_minmax(0,9fr)_4rem_minmax(0,5fr)_9rem_9rem_9rem]';

/** A column that only wide windows have. */
export const wideColumn = 'medium:hidden wide:block';

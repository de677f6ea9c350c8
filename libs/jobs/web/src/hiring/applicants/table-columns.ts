/** The columns of the table; narrow lists and phones show cards instead. */
export const tableColumns =
  'medium:grid medium:grid-cols-[auto_minmax(0,1fr)_4rem_10rem_8rem] medium:items-center medium:gap-4';

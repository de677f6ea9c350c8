/**
 * How a page divides the room beside the navigation, which never moves:
 * `reading` has a column of text and the rail; `work` a list and what is open of it; `form` fields and what they make.
 */
export type PageShape = 'reading' | 'work' | 'form';

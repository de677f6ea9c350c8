/**
 * Latin letters that the family does not draw: Vietnamese, dots below, loose marks. A browser takes
 * each of them from another font, in the middle of a word.
 */
const RARE = /[\u0300-\u036f\u0180-\u0217\u1e00-\u1eff]/;

/** Whether a text has a letter that would look pasted in. */
export const hasRareLetters = (text: string): boolean => RARE.test(text);

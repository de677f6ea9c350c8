/**
 * Latin letters that the fonts of the theme lack: those of some African languages, loose marks. A browser takes each of
 * them from another font, in the middle of a word. Vietnamese is covered.
 */
const RARE =
  /[\u0304-\u0308\u030a-\u0322\u0324-\u036f\u0180-\u019f\u01a2-\u01ae\u01b1-\u0217\u1e00-\u1e9f]/;

/** Whether a text has a letter that would look pasted in. */
export const hasRareLetters = (text: string): boolean => RARE.test(text);

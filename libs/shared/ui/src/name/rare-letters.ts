/**
 * Latin letters that the family does not draw: Vietnamese tones, dots below, Esperanto, loose
 * marks. A browser takes each of them from another font, in the middle of a word.
 */
const RARE =
  /[\u0300-\u036FĈĉĔĕĜĝĤĥĬĭĴĵŎŏŜŝŢţŦŧ\u0180-\u0217\u021C-\u024F\u1E00-\u1E7F\u1E86-\u1EF1\u1EF4-\u1EF7]/;

/** Whether a text has a letter that would look pasted in. */
export const hasRareLetters = (text: string): boolean => RARE.test(text);

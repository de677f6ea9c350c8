import { franc } from 'franc-min';

/** What the detector calls the languages that we expect, and what feeds call them. */
const SHORT: Readonly<Record<string, string>> = {
  eng: 'en',
  hin: 'hi',
  ben: 'bn',
  tel: 'te',
  mar: 'mr',
  tam: 'ta',
  urd: 'ur',
  guj: 'gu',
  kan: 'kn',
  mal: 'ml',
  pan: 'pa',
  npi: 'ne',
  sin: 'si',
  fra: 'fr',
  deu: 'de',
  spa: 'es',
  por: 'pt',
  ita: 'it',
  nld: 'nl',
  jpn: 'ja',
  cmn: 'zh',
  kor: 'ko',
  rus: 'ru',
  arb: 'ar',
  ind: 'id',
  vie: 'vi',
  tha: 'th',
  tur: 'tr',
  pol: 'pl',
  ukr: 'uk',
  swe: 'sv',
  pes: 'fa',
};

/** Less text than this says little of its language. */
const ENOUGH_LETTERS = 60;

/** A language as we keep it, from a tag such as `en-IN`; null for what is none. */
export function languageOf(tag: string | undefined): string | null {
  const short = /^([a-z]{2,3})(?:[-_].*)?$/i.exec(tag?.trim() ?? '')?.[1]?.toLowerCase();
  if (short === undefined || short === 'und') return null;
  return SHORT[short] ?? short;
}

/** The language that a text is written in; null where it is too short to tell. */
export function detectedLanguage(text: string): string | null {
  return SHORT[franc(text.slice(0, 2_000), { minLength: ENOUGH_LETTERS })] ?? null;
}

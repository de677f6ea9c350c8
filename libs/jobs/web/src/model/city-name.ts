/** A city of which no job says how it is written: the address has it in small letters. */
export const cityName = (city: string): string =>
  city.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toLocaleUpperCase());

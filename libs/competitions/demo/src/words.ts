/** Markdown of several paragraphs. */
export const paragraphs = (...parts: readonly string[]) => parts.join('\n\n');

/** Markdown of a heading with a list below it. */
export const section = (heading: string, ...items: readonly string[]) =>
  [`## ${heading}`, items.map((item) => `- ${item}`).join('\n')].join('\n\n');

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string, characters: RegExp) =>
  text.replaceAll(characters, (character) => entities[character] ?? character);

/** Escapes a text for HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string) => escaped(text, /[&<>"']/g);

/** The same for text between tags alone; quotes stay as they are. */
export const escapeText = (text: string) => escaped(text, /[&<>]/g);

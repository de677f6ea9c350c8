import { Parser } from 'htmlparser2';

const ITEM = /^(?:\w+:)?(?:item|entry)$/i;
const ORIGINAL = /^(?:feedburner|pheedo):origlink$/i;
const KEYS = /^(?:guid|id|link)$/i;

/**
 * Feed services count readers by an address of their own and keep the publisher's in `feedburner:origLink`, which the
 * feed parser does not read.
 *
 * @param xml the text of a feed
 * @returns the publisher's addresses by the item's guid, id and link
 */
export function originalLinks(xml: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (!/:origLink\b/i.test(xml)) return found;
  let keys: string[] = [];
  let original = '';
  let text = '';
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        text = '';
        if (ITEM.test(name)) [keys, original] = [[], ''];
        else if (KEYS.test(name) && attributes['href']) keys.push(attributes['href'].trim());
      },
      ontext(piece) {
        text += piece;
      },
      onclosetag(name) {
        if (ORIGINAL.test(name)) original = text.trim();
        else if (KEYS.test(name) && text.trim() !== '') keys.push(text.trim());
        else if (ITEM.test(name) && original !== '') {
          for (const key of keys) found.set(key, original);
        }
        text = '';
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return found;
}

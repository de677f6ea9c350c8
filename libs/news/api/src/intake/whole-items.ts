const XML_END = /<\/(?:\w+:)?(?:rss|feed|rdf)\s*>\s*$/i;
const ITEM_END = /<\/(?:\w+:)?(?:item|entry)\s*>/gi;
/** Each costs a reading of the whole text. */
const MOST_JSON_TRIES = 20;

/** Where the last whole item of an XML feed ends; -1 where there is none. */
function endOfLastItem(xml: string): number {
  let end = -1;
  for (const { index, 0: tag } of xml.matchAll(ITEM_END)) end = index + tag.length;
  return end;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function wholeJson(json: string): string {
  if (isJson(json)) return json;
  let end = json.length;
  for (let tries = 0; tries < MOST_JSON_TRIES; tries += 1) {
    end = json.lastIndexOf('}', end - 1);
    if (end === -1) break;
    const text = `${json.slice(0, end + 1)}]}`;
    if (isJson(text)) return text;
  }
  return json;
}

/**
 * Drops what follows the last whole item where a feed does not end as it should: it was cut off on the way, or is
 * longer than we read.
 *
 * @param text of a feed in XML or JSON
 */
export function wholeItems(text: string): string {
  if (/^\s*\{/.test(text)) return wholeJson(text);
  if (XML_END.test(text)) return text;
  const end = endOfLastItem(text);
  return end === -1 ? text : text.slice(0, end);
}

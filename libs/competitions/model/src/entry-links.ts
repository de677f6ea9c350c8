/** What a link of an entry may have at most, in UTF-16 code units. */
export const LONGEST_LINK = 2_048;

/** Of YouTube: `watch?v=` is the only form with the video's id in the query. */
const isYouTubeVideo = ({ pathname, searchParams }: URL) =>
  pathname === '/watch'
    ? /^[\w-]{11}$/.test(searchParams.get('v') ?? '')
    : /^\/(?:shorts|live|embed)\/[\w-]{11}\/?$/.test(pathname);

/** Of Vimeo: `/76979871`, with a hash behind it where it is unlisted, or below a channel, group, album or event. */
const isVimeoVideo = ({ pathname }: URL) =>
  /^\/(?:video\/|event\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\d+\/video\/)?\d{5,}(?:\/[\da-f]+)?\/?$/.test(
    pathname,
  );

const isLoomVideo = ({ pathname }: URL) => /^\/(?:share|embed)\/[\w-]+\/?$/.test(pathname);

/** The hosts with public pages of single videos, and which of their addresses are such a page. */
const videoHosts: ReadonlyMap<string, (url: URL) => boolean> = new Map([
  ['youtube.com', isYouTubeVideo],
  ['www.youtube.com', isYouTubeVideo],
  ['m.youtube.com', isYouTubeVideo],
  ['www.youtube-nocookie.com', isYouTubeVideo],
  ['youtu.be', ({ pathname }) => /^\/[\w-]{11}\/?$/.test(pathname)],
  ['vimeo.com', isVimeoVideo],
  ['www.vimeo.com', isVimeoVideo],
  ['player.vimeo.com', isVimeoVideo],
  ['loom.com', isLoomVideo],
  ['www.loom.com', isLoomVideo],
]);

function webUrlOf(answer: string): URL | null {
  const text = answer.trim();
  // Parsers drop line breaks and more slashes, and read a backslash as a slash: people might see another host.
  if (text.length > LONGEST_LINK || !/^https?:\/\/[^\s\\/?#][^\s\\]*$/i.test(text)) return null;
  // An empty user before the @ disappears when the link is parsed.
  if (/^[^/]*\/\/[^/?#]*@/.test(text)) return null;
  try {
    const url = new URL(text);
    return /[^.]\.[^.]/.test(url.hostname) ? url : null;
  } catch {
    return null;
  }
}

/**
 * The link in an answer, as it may be put into a page: http or https, no user or password, a host with a dot.
 *
 * @param answer as it was typed; spaces around it don't count
 * @returns in the form of the URL standard, or null where it is no such link
 */
export const linkOf = (answer: string): string | null => webUrlOf(answer)?.href ?? null;

/**
 * The link in an answer to a video field: https, and the page of one video at YouTube, Vimeo or Loom.
 *
 * @param answer as it was typed; spaces around it don't count
 * @returns in the form of the URL standard, or null where it is no such link
 */
export function videoLinkOf(answer: string): string | null {
  const url = webUrlOf(answer);
  if (url === null || url.protocol !== 'https:' || url.port !== '') return null;
  return videoHosts.get(url.hostname)?.(url) === true ? url.href : null;
}

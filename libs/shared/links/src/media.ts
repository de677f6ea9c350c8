/**
 * Where a stored picture is served.
 *
 * @param key the key under which storage keeps it
 * @returns a path on the API's host
 */
export function mediaUrl(key: string): string {
  return `/media/${key}`;
}

/** What a picture may cost. The decoder runs in a process of its own that is ended when it goes over. */
export const imageRules = {
  megapixels: 24,
  /** Of processor time, so that a busy machine refuses no picture that is right. */
  seconds: 3,
  memoryMegabytes: 256,
  /** The widths that are stored, and the image's own width if it is narrower than the widest. */
  widths: [320, 640, 1280],
  /** No side is longer than this, so that a strip of one pixel's width stays a picture. */
  longestSide: 4096,
  quality: 80,
  /** Pictures waiting for the decoder; more are refused as busy. */
  queue: 40,
} as const;

const starts: readonly (readonly [number, string])[] = [
  [0, '\xff\xd8\xff'],
  [0, '\x89PNG\r\n\x1a\n'],
  [0, 'GIF87a'],
  [0, 'GIF89a'],
  [8, 'WEBP'],
];

/** Whether the first bytes are those of a JPEG, PNG, GIF or WebP; names and types that a client gives are not asked. */
export function looksLikePicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return starts.some(([at, text]) => head.startsWith(text, at));
}

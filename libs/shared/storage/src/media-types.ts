const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  pdf: 'application/pdf',
  zip: 'application/zip',
};

/** The media type of a key by its ending; `application/octet-stream` for unknown endings. */
export function mediaTypeOf(key: string): string {
  return types[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

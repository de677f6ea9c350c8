/** What looking into a PDF may cost, in a process of its own. */
export const pdfRules = {
  /** Of processor time. */
  seconds: 5,
  memoryMegabytes: 256,
  /** Of the heap of JavaScript. */
  heapMegabytes: 192,
  /** To how many bytes one compressed stream of objects may unpack. */
  unpackedBytes: 32 * 1024 * 1024,
  /** How deep lists and dictionaries may be nested. */
  depth: 100,
  queue: 20,
} as const;

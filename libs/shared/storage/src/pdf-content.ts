import {
  decodePDFRawStream,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  PDFParser,
  PDFRawStream,
  PDFStream,
  type PDFObject,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { deflateSync } from 'node:zlib';
import type { PdfVerdict } from './pdf-inspector';
import { pdfRules } from './pdf-rules';

/** Actions that run, open or send something. Going to a page and the address of a link are none of them. */
const ACTIONS = [
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'Rendition',
  'RichMediaExecute',
  'Movie',
  'Sound',
  'GoTo3DView',
];
/** Entries that hold scripts, files, players or automatic actions. */
const KEYS = new Set([
  'JS',
  'JavaScript',
  'AA',
  'EmbeddedFiles',
  'EF',
  'XFA',
  'RichMediaContent',
  'RichMediaSettings',
  'Renditions',
]);
/** What an annotation or stream may not be. */
const KINDS = new Set([
  'RichMedia',
  'Screen',
  'Movie',
  'Sound',
  '3D',
  'FileAttachment',
  'EmbeddedFile',
]);
const isAction = new Set(ACTIONS);
/** Searches the raw bytes, for readers that find objects which the parser skips. */
const WRITTEN = new RegExp(
  `/S[\\0\\s]*(?:%[^\\r\\n]*[\\r\\n][\\0\\s]*)*/(?:${ACTIONS.join('|')})(?![A-Za-z0-9])`,
);

const textOf = (name: PDFObject | undefined) =>
  name instanceof PDFName ? name.decodeText() : undefined;

const OPEN_ACTION = PDFName.of('OpenAction');

/** Whether what happens on opening is more than showing a place. */
function opensMore(value: PDFObject, context: PDFContext): boolean {
  const target = context.lookup(value);
  if (target === undefined || target instanceof PDFArray) return false;
  if (!(target instanceof PDFDict) || target.has(PDFName.of('Next'))) return true;
  return textOf(target.lookup(PDFName.of('S'))) !== 'GoTo';
}

/** Whether a stream holds objects without being one that the parser unpacks. */
const holdsObjects = ({ dict }: PDFStream) =>
  ['N', 'First'].every((key) => dict.has(PDFName.of(key))) &&
  textOf(dict.lookup(PDFName.of('Type'))) !== 'ObjStm';

function isActiveEntry(key: string, value: PDFObject): boolean {
  const text = textOf(value);
  if (KEYS.has(key)) return true;
  if (text === undefined) return false;
  return (key === 'S' && isAction.has(text)) || (/^(?:Sub)?[Tt]ype$/.test(key) && KINDS.has(text));
}

/**
 * Whether an object does something, or anything in it. References are not followed: each object is looked at itself.
 */
function isActive(object: PDFObject, depth = 0): boolean {
  if (depth > pdfRules.depth) throw new Error('Too deep to be looked through.');
  if (object instanceof PDFStream) return isActive(object.dict, depth + 1);
  if (object instanceof PDFArray) return object.asArray().some((one) => isActive(one, depth + 1));
  if (!(object instanceof PDFDict)) return depth === 0 && isAction.has(textOf(object) ?? '');
  return object
    .entries()
    .some(([key, value]) => isActiveEntry(key.decodeText(), value) || isActive(value, depth + 1));
}

/** What the parser keeps to itself. */
interface Places {
  bytes: { offset(): number };
  parseIndirectObjectHeader(): PDFRef;
}

interface Buffered {
  ensureBuffer(this: Buffered, requested: number): Uint8Array;
}

/** Limits the size of unpacked streams: the library's own reader has no limit. */
function boundUnpacking(): void {
  const context = PDFContext.create();
  const dict = context.obj({ Filter: 'FlateDecode' }) as PDFDict;
  const probe = decodePDFRawStream(PDFRawStream.of(dict, deflateSync('x')));
  const decoder = Object.getPrototypeOf(Object.getPrototypeOf(probe)) as Buffered;
  const grow = decoder.ensureBuffer;
  decoder.ensureBuffer = function (requested) {
    if (requested > pdfRules.unpackedBytes) throw new Error('It unpacks to too much.');
    return grow.call(this, requested);
  };
}
boundUnpacking();

/** Looks at each object as it is read, those included that a later one of the same number replaces. */
function watchObjects(context: PDFContext): { active(): boolean } {
  const assign = context.assign.bind(context);
  const onOpening: PDFObject[] = [];
  let found = false;
  let isWhole = true;
  context.assign = (ref, object) => {
    found ||= isActive(object);
    const opened = object instanceof PDFDict ? object.get(OPEN_ACTION) : undefined;
    if (opened !== undefined) onOpening.push(opened);
    if (object instanceof PDFInvalidObject) isWhole = false;
    if (object instanceof PDFStream && holdsObjects(object)) isWhole = false;
    assign(ref, object);
  };
  return {
    active() {
      if (found || onOpening.some((value) => opensMore(value, context))) return true;
      if (!isWhole) throw new Error('Objects are written so that only some readers find them.');
      return false;
    },
  };
}

const SPACE = '[\\0\\t\\n\\f\\r ]|%[^\\r\\n]*[\\r\\n]';
/** What an object begins with that is more than a number; in a title, `1 0 obj` alone is text. */
const BEGINNING = new RegExp(`\\d(?:${SPACE})+\\d+(?:${SPACE})+obj(?=(?:${SPACE})*[<[/])`, 'g');

/**
 * Notes where the parser reads objects. Readers go by the table of offsets instead, which may lead into a comment, a
 * text or the bytes of a stream.
 */
function watchPlaces(parser: Places): { hidden(text: string): boolean } {
  const read = parser.parseIndirectObjectHeader.bind(parser);
  const ends = new Set<number>();
  parser.parseIndirectObjectHeader = () => {
    const ref = read();
    ends.add(parser.bytes.offset());
    return ref;
  };
  return {
    hidden: (text) =>
      [...text.matchAll(BEGINNING)].some(({ index, 0: { length } }) => !ends.has(index + length)),
  };
}

const unescaped = (text: string) =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );

/**
 * Looks through a whole PDF for what acts by itself: scripts, programs, forms that are sent, players, attached files.
 * Objects are read wherever they are, compressed ones included, and names in every spelling.
 */
export async function findActiveContent(bytes: Uint8Array): Promise<PdfVerdict> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (WRITTEN.test(unescaped(text))) return 'ACTIVE';
  const parser = PDFParser.forBytesWithOptions(bytes);
  const watch = watchObjects((parser as unknown as { context: PDFContext }).context);
  const places = watchPlaces(parser as unknown as Places);
  const context = await parser.parseDocument();
  const { Encrypt, Root } = context.trailerInfo;
  if (Encrypt !== undefined && Encrypt !== null) return 'LOCKED';
  const root = context.lookup(Root);
  if (!(root instanceof PDFDict)) return 'UNREADABLE';
  return watch.active() || places.hidden(text) ? 'ACTIVE' : 'PLAIN';
}

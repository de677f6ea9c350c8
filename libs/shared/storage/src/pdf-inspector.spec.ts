import {
  type PDFArray,
  type PDFDict,
  PDFDocument,
  PDFName,
  PDFString,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { deflateSync } from 'node:zlib';
import { createPdfInspector } from './pdf-inspector';

/** Entries of a dictionary, as they are written in a test. */
type Entries = Readonly<Record<string, unknown>>;

const objectOf = (context: PDFContext, value: Entries | readonly unknown[]): PDFObject =>
  context.obj(value as Parameters<PDFContext['obj']>[0]);

const inspector = createPdfInspector();
afterAll(() => inspector?.close());

/** A page with text on it, and what is added. */
async function made(
  add: (pdf: PDFDocument, context: PDFContext) => unknown = () => undefined,
  useObjectStreams = true,
): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText('Seed/Launch of a team: /S /P, (JavaScript), AA');
  await add(pdf, pdf.context);
  return Buffer.from(await pdf.save({ useObjectStreams }));
}

const onOpening = (action: Entries) => (pdf: PDFDocument, context: PDFContext) =>
  pdf.catalog.set(PDFName.of('OpenAction'), context.register(objectOf(context, action)));

const annotated = (annotation: Entries) => (pdf: PDFDocument, context: PDFContext) => {
  const rect = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9] };
  const made = context.register(objectOf(context, { ...rect, ...annotation }));
  pdf.getPage(0).node.set(PDFName.of('Annots'), objectOf(context, [made]) as PDFArray);
};

const at = (pdf: PDFDocument, key: string, value: PDFObject) =>
  pdf.catalog.set(PDFName.of(key), value);

const rewritten = async (from: string, to: string) =>
  Buffer.from(
    (await made(onOpening({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') }), false))
      .toString('latin1')
      .replace(from, to),
    'latin1',
  );

/** A reader that goes by the table of offsets finds an object anywhere. */
async function withHidden(place: string): Promise<Buffer> {
  const hidden = '77 0 obj << /S 78 0 R >> endobj 78 0 obj /Launch endobj';
  const text = (await made(undefined, false)).toString('latin1');
  const at = text.indexOf('\n', 12) + 1;
  const cover =
    place === 'comment'
      ? `%${hidden}\n`
      : `900 0 obj\n<< /Length ${hidden.length} >>\nstream\n${hidden}\nendstream\nendobj\n`;
  return Buffer.from(text.slice(0, at) + cover + text.slice(at), 'latin1');
}

/** Objects in a stream whose dictionary is written in an unusual way. */
async function packedAs(change: (dict: string) => string): Promise<Buffer> {
  const objects = '77 0 << /S /Launch >>';
  const packed = deflateSync(Buffer.from(objects, 'latin1'));
  const dict = change('/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode');
  const text = (await made(undefined, false)).toString('latin1');
  const at = text.indexOf('\n', 12) + 1;
  const head = `900 0 obj\n<< ${dict} /Length ${packed.length} >>\nstream\n`;
  const stream = `${head}${packed.toString('latin1')}\nendstream\nendobj\n`;
  return Buffer.from(text.slice(0, at) + stream + text.slice(at), 'latin1');
}

describe('T5: a PDF that does nothing by itself', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['with text', () => made()],
    ['with its objects written out', () => made(() => undefined, false)],
    [
      'with a link',
      () => made(annotated({ A: { S: 'URI', URI: PDFString.of('https://a.test') } })),
    ],
    ['that opens at a page', () => made(onOpening({ S: 'GoTo', D: [0, 'Fit'] }))],
    [
      'that opens at a place',
      () =>
        made((pdf, context) =>
          at(pdf, 'OpenAction', objectOf(context, [pdf.getPage(0).ref, 'Fit'])),
        ),
    ],
    ['with a title that looks like one', () => made((pdf) => pdf.setTitle('1 0 obj, explained'))],
    ['with a link within it', () => made(annotated({ A: { S: 'GoTo', D: PDFString.of('x') } }))],
    ['with a place named so', () => made(annotated({ Dest: 'Launch' }))],
    [
      'that tells its structure',
      () => made((pdf, c) => at(pdf, 'K', objectOf(c, { S: 'Document' }))),
    ],
  ])('%s is plain', async (_what, make) => {
    expect(await inspector.inspect(await make())).toBe('PLAIN');
  });
});

describe('T5: a PDF that acts or carries', () => {
  const actions = [
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
  ];
  it.each(
    actions.flatMap((action) => [
      [action, 'on opening', onOpening({ S: action }), true] as const,
      [action, 'on opening, written out', onOpening({ S: action }), false] as const,
      [action, 'behind a link', annotated({ A: { S: action } }), true] as const,
      [
        action,
        'after a link',
        annotated({ A: { S: 'GoTo', Next: [{ S: action }] } }),
        true,
      ] as const,
    ]),
  )('%s %s is refused', async (_action, _where, add, packed) => {
    expect(await inspector.inspect(await made(add, packed))).toBe('ACTIVE');
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['a script by name', () => made((pdf) => void pdf.addJavaScript('a', 'app.alert(1)'))],
    ['an attached file', () => made((pdf) => pdf.attach(Buffer.from('x'), 'x.exe', {}))],
    [
      'actions of a page',
      () =>
        made((pdf, c) =>
          pdf.getPage(0).node.set(PDFName.of('AA'), objectOf(c, { O: { S: 'URI' } }) as PDFDict),
        ),
    ],
    [
      'an address on opening',
      () => made(onOpening({ S: 'URI', URI: PDFString.of('https://a.test') })),
    ],
    [
      'an address after a place on opening',
      () => made(onOpening({ S: 'GoTo', D: [0, 'Fit'], Next: { S: 'URI' } })),
    ],
    [
      'an address on opening in another catalog',
      () => made((_, c) => c.register(objectOf(c, { Type: 'Catalog', OpenAction: { S: 'URI' } }))),
    ],
    ...['stream', 'comment'].map((place): [string, () => Promise<Buffer>] => [
      `an object that stands in a ${place}`,
      () => withHidden(place),
    ]),
    ['a player', () => made(annotated({ Subtype: 'RichMedia' }))],
    ['a screen', () => made(annotated({ Subtype: 'Screen' }))],
    ['an attachment on a page', () => made(annotated({ Subtype: 'FileAttachment' }))],
    [
      'a form of XFA',
      () => made((pdf, c) => at(pdf, 'AcroForm', objectOf(c, { Fields: [], XFA: [] }))),
    ],
    [
      'a name that is elsewhere',
      () => made((pdf, c) => annotated({ A: { S: c.register(PDFName.of('Launch')) } })(pdf, c)),
    ],
    ['a name in other letters', () => rewritten('/JavaScript', '/J#61vaScr#69pt')],
    [
      'a key in other letters',
      async () =>
        rewritten('/S /JavaScript', '/S /GoTo').then((b) =>
          Buffer.from(b.toString('latin1').replace('/JS ', '/#4aS '), 'latin1'),
        ),
    ],
    ['a comment in between', () => rewritten('/S /JavaScript', '/S%x\n/JavaScript')],
    [
      'an object that a later one replaces',
      async () => {
        const bytes = await made();
        const text = bytes.toString('latin1');
        const early =
          '900 0 obj\n<< /S /GoTo /JS (app.alert(1)) >>\nendobj\n900 0 obj\nnull\nendobj\n';
        const place = text.indexOf('\n', 12) + 1;
        return Buffer.from(text.slice(0, place) + early + text.slice(place), 'latin1');
      },
    ],
  ])('%s is refused', async (_what, make) => {
    expect(await inspector.inspect(await make())).toBe('ACTIVE');
  });
});

describe('T6: a PDF that cannot be looked through', () => {
  it('is locked where its objects are', async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage();
    pdf.encrypt({ userPassword: '', ownerPassword: 'b' });
    expect(await inspector.inspect(Buffer.from(await pdf.save()))).toBe('LOCKED');
  });

  it.each([
    ['nothing but a header', '%PDF-1.7\n'],
    ['lists within lists', `%PDF-1.7\n1 0 obj\n${'['.repeat(200_000)}\nendobj\n`],
    ['no catalog', '%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\nstartxref\n9\n%%EOF\n'],
  ])('with %s is unreadable', async (_what, text) => {
    expect(await inspector.inspect(Buffer.from(text, 'latin1'))).toBe('UNREADABLE');
  });

  it.each<[string, (dict: string) => string]>([
    ['by an unknown name of a method', (dict) => dict.replace('/FlateDecode', '/Fl')],
    ['by an unknown method', (dict) => dict.replace('/FlateDecode', '/Crypt')],
    ['without saying so', (dict) => dict.replace('/Type /ObjStm', '')],
    ['saying so elsewhere', (dict) => dict.replace('/Type /ObjStm', '/Type 901 0 R')],
  ])('with objects packed %s is unreadable', async (_how, change) => {
    expect(await inspector.inspect(await packedAs((dict) => dict))).toBe('ACTIVE');
    expect(await inspector.inspect(await packedAs(change))).toBe('UNREADABLE');
  });

  it('that unpacks to very much is refused, and the next one is taken', async () => {
    const packed = deflateSync(Buffer.alloc(400 * 1024 * 1024, ' '));
    const head = `/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length}`;
    const bomb = Buffer.concat([
      Buffer.from(`%PDF-1.7\n1 0 obj\n<< ${head} >>\nstream\n`),
      packed,
      Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 2 0 R >>\nstartxref\n9\n%%EOF\n'),
    ]);
    expect(await inspector.inspect(bomb)).toBe('UNREADABLE');
    expect(await inspector.inspect(await made())).toBe('PLAIN');
  });

  it('that would be looked through for hours is given up, and the next one is taken', async () => {
    const text = `%PDF-1.7\n${'/S%'.repeat(350_000)}\nstartxref\n9\n%%EOF\n`;
    expect(await inspector.inspect(Buffer.from(text, 'latin1'))).toBe('UNREADABLE');
    expect(await inspector.inspect(await made())).toBe('PLAIN');
    // Processor time ends it, long before the clock of the process that waits for it does.
  }, 50_000);
});

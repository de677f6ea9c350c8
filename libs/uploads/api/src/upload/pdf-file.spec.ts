import { bytesOf, pdf, pdfText, streamPdfText, zipText } from '../test/pdf.fixtures';
import { pdfFaultOf } from './pdf-file';

const whole = pdfText();
const PNG = '\x89PNG\r\n\x1a\n';

describe('what counts as a PDF', () => {
  it.each([
    ['a plain one', whole],
    ['one with blanks at its end', `${whole}\r\n\0 \n`],
    ['one of version 2', whole.replace('%PDF-1.7', '%PDF-2.0')],
    ['one that was changed and has two ends', whole + whole.slice('%PDF-1.7\n'.length)],
    ['one whose table of objects is a stream', streamPdfText],
    ['one with a blank behind its version', whole.replace('%PDF-1.7', '%PDF-1.5 ')],
    ['one that speaks of locks and pages', pdfText({ middle: '% /Encryption of <things>\n' })],
  ])('T5: %s is a PDF', (_what, text) => expect(pdfFaultOf(bytesOf(text))).toBeNull());

  it.each([
    ['nothing', ''],
    ['something before the header', ` ${whole}`],
    ['a mark of Unicode before the header', `\xef\xbb\xbf${whole}`],
    ['a header in small letters', whole.replace('%PDF', '%pdf')],
    ['a header without a version', whole.replace('%PDF-1.7', '%PDF-')],
    ['a page that is a PDF too', pdfText({ middle: '<html><script>alert(1)</script></html>\n' })],
    ['a page in capitals', pdfText({ middle: '<!DOCTYPE HTML>\n' })],
    ['a drawing that is a PDF too', pdfText({ middle: '<svg onload=alert(1)>\n' })],
    ['an archive that is a PDF too', pdfText({ middle: zipText })],
    ['an archive behind it', whole + zipText],
    ['an archive whose comment is the end of it', pdfText() + zipText + whole.slice(-80)],
    ['a picture with an archive', PNG + zipText],
    ['a picture that is a script', 'GIF89a/*\0*/=1;alert(1)//'],
    ['a page', '<!doctype html><p>%PDF-1.7'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['XML', '<?xml version="1.0"?><a/>'],
  ])('T5: %s is no PDF', (_what, text) => expect(pdfFaultOf(bytesOf(text))).toBe('NOT_A_PDF'));

  it.each([
    ['the header alone', '%PDF-1.7\n'],
    ['one that was cut off', whole.slice(0, -20)],
    ['one whose table of objects was cut out', whole.replace('startxref', '')],
    [
      'one whose table would lie behind its end',
      whole.replace(/startxref\n\d+/, 'startxref\n99999'),
    ],
    ['one with text after its end', `${whole}and more`],
    ['one with its end in the middle alone', whole + 'x'.repeat(2_000)],
  ])('T5: %s is damaged', (_what, text) => expect(pdfFaultOf(bytesOf(text))).toBe('DAMAGED_PDF'));

  it.each([
    ['one that is locked', pdfText({ trailer: '/Encrypt 9 0 R' })],
    ['one that is locked in place', pdfText({ trailer: '/Encrypt << /V 4 >>' })],
    [
      'one that is locked in its stream of objects',
      streamPdfText.replace('/W', '/Encrypt 9 0 R /W'),
    ],
  ])('T5: %s is encrypted', (_what, text) => expect(pdfFaultOf(bytesOf(text))).toBe('LOCKED_PDF'));

  it('T6: a hostile one is rejected as fast as any', () => {
    const began = process.cpuUsage();
    for (const piece of ['/Encrypt ', '/Encrypt 1 ', 'startxref ', 'PK\x01\x02', '<', '%%EOF ']) {
      pdfFaultOf(bytesOf(`%PDF-1.7\n${piece.repeat(500_000)}`.slice(0, 5 * 1024 * 1024)));
    }
    expect(process.cpuUsage(began).user).toBeLessThan(2_000_000);
  });

  it('reads its own bytes and not those around them', () => {
    const around = Buffer.concat([Buffer.from('xx'), pdf(), Buffer.from('yy')]);
    expect(pdfFaultOf(around.subarray(2, -2))).toBeNull();
    expect(pdfFaultOf(around)).toBe('NOT_A_PDF');
  });
});

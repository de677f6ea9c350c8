import { fileName } from './file-name';

describe('the name of a file', () => {
  it.each([
    ['Ravi Teja.pdf', 'Ravi Teja.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\ravi\\cv.pdf', 'cv.pdf'],
    ['cv.exe', 'cv.exe.pdf'],
    ['cv.PDF', 'cv.pdf'],
    ['cv\r\nSet-Cookie: a.pdf', 'cvSet-Cookie_ a.pdf'],
    ['\u202Efdp.exe', 'fdp.exe.pdf'],
    ['a\u0000b\u2066c.pdf', 'abc.pdf'],
    ['...hidden.pdf', 'hidden.pdf'],
    ['cv "2026" <new>.pdf', 'cv _2026_ _new_.pdf'],
    ['', 'resume.pdf'],
    ['.pdf', 'resume.pdf'],
    ['/', 'resume.pdf'],
    ['रवि तेजा.pdf', 'रवि तेजा.pdf'],
    ['e\u0301tude.pdf', 'étude.pdf'],
  ])('T5: %j is saved as %j', (given, kept) => expect(fileName(given, 'RESUME')).toBe(kept));

  it('is cut at whole characters, and keeps its extension', () => {
    const name = fileName(`${'🚀'.repeat(300)}.pdf`, 'RESUME');
    expect([...name]).toHaveLength(120);
    expect(name.endsWith('🚀.pdf')).toBe(true);
  });

  it('of an image keeps its extension', () => {
    expect(fileName('me.png', 'IMAGE')).toBe('me.png');
    expect(fileName('..', 'IMAGE')).toBe('picture');
  });
});

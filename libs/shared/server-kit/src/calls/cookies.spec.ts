import { readCookie, writeCookie } from './cookies';

describe('cookies', () => {
  it.each([
    ['a=1', '1'],
    ['b=2; a=1', '1'],
    ['b=2;a=1;c=3', '1'],
    ['a=', ''],
    ['a="quoted"', 'quoted'],
    ['a=%C3%A4%3B', 'ä;'],
    ['a=x=y', 'x=y'],
    ['aa=1', undefined],
    ['xa=1; b', undefined],
    ['a=%zz', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j holds %j', (header, value) => expect(readCookie(header, 'a')).toBe(value));

  it('T36: are for no script and no other site', () => {
    expect(writeCookie('a', 'x;y', 60, true)).toBe(
      'a=x%3By; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure',
    );
    expect(writeCookie('a', '', 0, false)).toBe('a=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
    expect(writeCookie('a', 'b', undefined, false)).toBe('a=b; Path=/; HttpOnly; SameSite=Lax');
  });
});

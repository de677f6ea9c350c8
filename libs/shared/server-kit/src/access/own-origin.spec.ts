import { isOwnOrigin } from './own-origin';

const own = ['https://upround.example'];
const from = (origin: string | undefined, host = 'api.upround.example') =>
  isOwnOrigin({ origin, host }, own);

describe('T34, T36: the origin of a refresh or a socket', () => {
  it('is the web app, the API itself, or no browser at all', () => {
    expect(from('https://upround.example')).toBe(true);
    expect(from('https://api.upround.example')).toBe(true);
    expect(from('http://localhost:3000', 'localhost:3000')).toBe(true);
    expect(from(undefined)).toBe(true);
  });

  it.each([
    'null',
    '',
    'https://evil.example',
    'https://upround.example.evil.example',
    'https://upround.example:8443',
    'http://upround.example',
    'file://api.upround.example',
    'https://evil.example/api.upround.example',
  ])('is not %p', (origin) => expect(from(origin)).toBe(false));
});

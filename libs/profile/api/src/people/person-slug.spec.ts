import { slugOfName } from './person-slug';

describe('the slug for a name', () => {
  it.each([
    ['Meera Nair', 'meera-nair'],
    ['  José  Ángel ', 'jose-angel'],
    ['O’Brien & Sons!', 'o-brien-sons'],
    ['Thu Hà Nguyễn', 'thu-ha-nguyen'],
    ['नमस्ते', 'member'],
    ['---', 'member'],
    ['a'.repeat(80), 'a'.repeat(40)],
    ['../../etc', 'etc'],
    ['ＦＵＬＬ width', 'full-width'],
  ])('%p is %p', (name, slug) => expect(slugOfName(name)).toBe(slug));

  it('is never mistaken for an id', () => {
    expect(slugOfName('019ce67e-de00-766a-bbcd-e12f0b1832a8')).toBe('member-019ce67e');
  });
});

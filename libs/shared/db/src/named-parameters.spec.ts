import { numberParameters } from './named-parameters';

describe('named parameters', () => {
  it('are numbered in the order in which they first come, each once', () => {
    expect(
      numberParameters('select :viewer::uuid, :before::uuid where a = :viewer and b = :before'),
    ).toEqual({
      text: 'select $1::uuid, $2::uuid where a = $1 and b = $2',
      names: ['viewer', 'before'],
    });
  });

  it.each([
    ["to_char(at, 'HH24:MI:SS it''s :quoted')"],
    ['"a:column"'],
    ['1 -- see :comment\n'],
    ['1 /* and :this\none */'],
    ['$body$ :inner $body$'],
    ['$$ :inner $$'],
    ["'{}'::jsonb"],
    ['numbers[2:3]'],
  ])('are not what %j holds', (text) => {
    expect(numberParameters(text)).toEqual({ text, names: [] });
  });

  it('none is none', () => {
    expect(numberParameters('select 1')).toEqual({ text: 'select 1', names: [] });
  });
});

import { renderScreen } from '@upround/shared/testing';
import { useTimeSpan } from './use-time-span';

function Span({ form, seconds }: { form: 'short' | 'long'; seconds: number }) {
  return <p>{useTimeSpan(form)(seconds)}</p>;
}

describe('a time span', () => {
  it.each([
    ['short', 0, '0 s'],
    ['short', 59, '59 s'],
    ['short', 119, '2 min'],
    ['short', 240, '4 min'],
    ['short', 7_200, '2 h'],
    ['short', 260_000, '3 d'],
    ['long', 1, '1 second'],
    ['long', 60, '1 minute'],
    ['long', 95 * 60, '95 minutes'],
    ['long', 2.5 * 3_600, '3 hours'],
    ['long', 2 * 86_400, '2 days'],
  ] as const)('%s, of %p seconds is %p', (form, seconds, said) => {
    const { container } = renderScreen(<Span form={form} seconds={seconds} />);
    expect(container).toHaveTextContent(said);
  });
});

import { placePiece } from './place-piece';

const whole =
  'Our second price rise, from ₹900 to ₹1,200. I visited or phoned each of the 41, and noted on paper all that they said before I sent the letter. Two left.';

/** The piece from one word up to another, with one word marked. */
function pieceOf(text: string, mark: string) {
  const at = text.indexOf(mark);
  return { text, marks: [[at, at + mark.length]] };
}

const markedIn = ({ text, marks }: { text: string; marks: number[][] }) =>
  marks.map(([start, end]) => text.slice(start, end));

describe('the piece of a text that matches', () => {
  it.each([
    ['price rise, from ₹900', 'price', 'Our second price rise, from ₹900…'],
    ['phoned each of the 41', 'phoned', 'I visited or phoned each of the 41…'],
    ['Two left.', 'Two', 'Two left.'],
    ['visited or phoned each of the 41', 'phoned', 'I visited or phoned each of the 41…'],
  ])('“%s” begins with its sentence: %s', (text, mark, shown) => {
    const placed = placePiece(pieceOf(text, mark), whole);
    expect(placed.text).toBe(shown);
    expect(markedIn(placed)).toEqual([mark]);
  });

  it('begins a few words earlier, after dots, where its sentence is long', () => {
    const placed = placePiece(pieceOf('letter. Two left.', 'letter'), whole);
    expect(placed.text).toBe('… all that they said before I sent the letter. Two left.');
    expect(markedIn(placed)).toEqual(['letter']);
  });

  it('stays as it is where the text has it differently', () => {
    const piece = { text: 'no tags here', marks: [] };
    expect(placePiece(piece, 'no <b>tags</b> here')).toEqual(piece);
  });
});

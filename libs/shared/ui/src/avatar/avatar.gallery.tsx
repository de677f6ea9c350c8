import type { GalleryEntry } from '../gallery/gallery-entry';
import { Row } from '../gallery/row';
import { Avatar } from './avatar';

const people = [
  'Asha Raman',
  'Ravi Menon',
  'Meera Iyer',
  'Kabir Sethi',
  'Zoya Khan',
  'Dev Patel',
  'Ishaan Rao',
  'Tara Bose',
  'Noor Ali',
  'Leela Nair',
  'Arjun Das',
  'Ananya Gupta',
];

function Example() {
  return (
    <>
      <Row caption="no picture: drawn for each person alone">
        {people.map((name) => (
          <Avatar key={name} name={name} size={48} alt={name} />
        ))}
      </Row>
      <Row caption="sizes, and square for what is not a person">
        {([24, 32, 40, 48, 64, 96] as const).map((size) => (
          <Avatar key={size} name="Asha Raman" size={size} />
        ))}
        <Avatar name="Climate founders" shape="square" size={48} />
      </Row>
    </>
  );
}

export const avatarEntry: GalleryEntry = {
  name: 'Avatar',
  about: 'A picture of fixed size, or initials on a ground chosen by the id.',
  Example,
};

import { ArrowUp, ImagePlus, PenLine, Trash2 } from 'lucide-react';
import { FileButton } from '../file-button/file-button';
import type { GalleryEntry } from '../gallery/gallery-entry';
import { Row } from '../gallery/row';
import { Button, ButtonLink } from './button';
import type { ButtonVariant } from './button-classes';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

function Example() {
  return (
    <>
      {variants.map((variant) => (
        <Row key={variant} caption={variant}>
          <Button variant={variant}>Save profile</Button>
          <Button variant={variant} icon={variant === 'danger' ? Trash2 : PenLine}>
            {variant === 'danger' ? 'Delete post' : 'Write a post'}
          </Button>
          <Button variant={variant} busy>
            Save profile
          </Button>
          <Button variant={variant} disabled>
            Save profile
          </Button>
        </Row>
      ))}
      <Row caption="sizes">
        <Button size="small">Follow</Button>
        <Button>Follow</Button>
        <Button size="large">Follow</Button>
        <ButtonLink href="#Button" icon={ArrowUp}>
          See all posts
        </ButtonLink>
        <FileButton icon={ImagePlus} label="Add pictures" onFiles={() => undefined} />
      </Row>
    </>
  );
}

export const buttonEntry: GalleryEntry = {
  name: 'Button',
  about: 'A verb and an object. One primary button on a screen.',
  Example,
};

import { Ban, Ellipsis, Flag, Link2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../alert-dialog/alert-dialog';
import { Button } from '../button/button';
import { Field } from '../field/field';
import type { GalleryEntry } from '../gallery/gallery-entry';
import { Row } from '../gallery/row';
import { IconButton } from '../icon-button/icon-button';
import { Menu, MenuChoice, MenuItem, MenuLink, MenuSeparator } from '../menu/menu';
import { Popover } from '../popover/popover';
import { TextInput } from '../text-input/text-input';
import { Tooltip } from '../tooltip/tooltip';
import { Dialog } from './dialog';

function Example() {
  const [open, setOpen] = useState<'dialog' | 'alert'>();
  const [order, setOrder] = useState<'new' | 'top'>('new');
  const close = () => setOpen(undefined);
  return (
    <Row>
      <Button onClick={() => setOpen('dialog')}>Edit headline</Button>
      <Button onClick={() => setOpen('alert')}>Delete post</Button>
      <Menu
        trigger={<IconButton icon={Ellipsis} label="More about this post" variant="secondary" />}
      >
        <MenuItem icon={Link2} onSelect={close}>
          Copy link
        </MenuItem>
        <MenuLink icon={Flag} href="#report">
          Report post
        </MenuLink>
        <MenuItem icon={Ban} onSelect={close} hint="You will not see each other.">
          Block Ravi Menon
        </MenuItem>
        <MenuSeparator />
        <MenuChoice
          label="Order of comments"
          value={order}
          onChange={setOrder}
          options={[
            { value: 'new', label: 'Newest first' },
            { value: 'top', label: 'Most liked first' },
          ]}
        />
        <MenuSeparator />
        <MenuItem icon={Trash2} tone="danger" onSelect={close}>
          Delete post
        </MenuItem>
      </Menu>
      <Popover trigger={<Button>Filter posts</Button>} label="Filter posts">
        <Field label="Written by">
          <TextInput />
        </Field>
      </Popover>
      <Tooltip text="Closes on 30 November">
        <Button variant="quiet">Apply for the grant</Button>
      </Tooltip>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title="Edit headline"
        description="It stands under your name on every post."
        footer={
          <>
            <Button onClick={close}>Keep as it is</Button>
            <Button variant="primary" onClick={close}>
              Save headline
            </Button>
          </>
        }
      >
        <Field label="Headline" hint="Up to 120 characters.">
          <TextInput defaultValue="Founder of Khet. Farm credit without paperwork." />
        </Field>
      </Dialog>
      <AlertDialog
        open={open === 'alert'}
        onOpenChange={close}
        title="Delete this post?"
        confirmText="Delete post"
        onConfirm={close}
      >
        The post, its 14 comments and its 2 pictures will be gone for everyone.
      </AlertDialog>
    </Row>
  );
}

export const overlaysEntry: GalleryEntry = {
  name: 'Overlays',
  about:
    'Dialog, AlertDialog, Menu, Popover, Tooltip. Each is loaded only by the screens that use it.',
  Example,
};

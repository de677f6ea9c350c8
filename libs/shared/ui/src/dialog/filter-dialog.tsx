import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../button/button';
import { Dialog } from './dialog';

export interface FilterDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** The link that clears the filters. */
  clearText: string;
  /** The address of the list without filters. */
  clearHref: string;
  /** The button that closes the dialog, with how many results it shows. */
  showText: string;
  /** The groups of filters. */
  children: ReactNode;
}

/** The filters of a list, over it on narrow screens. Each choice applies right away. */
export function FilterDialog(props: FilterDialogProps) {
  const { isOpen, onClose, title, clearText, clearHref, showText, children } = props;
  return (
    <Dialog
      open={isOpen}
      steady
      focusTitle
      onOpenChange={onClose}
      title={title}
      footer={
        <>
          <ButtonLink href={clearHref} variant="quiet">
            {clearText}
          </ButtonLink>
          <Button variant="primary" onClick={onClose} className="figures">
            {showText}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

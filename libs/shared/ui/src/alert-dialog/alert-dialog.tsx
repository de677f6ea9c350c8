import * as Radix from 'radix-ui/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { overlayClasses, panelClasses } from '../dialog/dialog-classes';
import { useReturnFocus } from '../dialog/use-return-focus';
import { useKitText } from '../messages/catalogue';

export interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question: `Delete this post?` */
  title: ReactNode;
  /** Names what will be lost. */
  children: ReactNode;
  /** A verb and an object: `Delete post`. */
  confirmText: string;
  cancelText?: string;
  onConfirm: () => void;
  /** `danger` by default. */
  tone?: 'danger' | 'primary';
  busy?: boolean;
}

/** Asks once before something is lost. It does not close by itself after the confirmation. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, onOpenChange, busy = false } = props;
  const t = useKitText();
  const returnFocus = useReturnFocus(open);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClasses} />
        <Radix.Content onCloseAutoFocus={returnFocus} className={panelClasses('medium')}>
          <div className="flex flex-col gap-2 px-4 pt-5 pb-4 medium:px-6">
            <Radix.Title className="text-title font-semibold">{props.title}</Radix.Title>
            <Radix.Description asChild>
              <div className="text-muted">{props.children}</div>
            </Radix.Description>
          </div>
          <footer className="flex flex-wrap justify-end gap-2 px-4 pb-4 medium:px-6 medium:pb-6">
            <Radix.Cancel asChild>
              <Button disabled={busy}>{props.cancelText ?? t('alertDialog.cancel')}</Button>
            </Radix.Cancel>
            <Button variant={props.tone ?? 'danger'} busy={busy} onClick={props.onConfirm}>
              {props.confirmText}
            </Button>
          </footer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

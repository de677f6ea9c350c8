import { useState, type ReactNode } from 'react';
import { AlertDialog, Button, type ButtonProps } from '@upround/shared/ui';
import { useFailureToast } from './use-failure-toast';

export interface ConfirmButtonProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'icon' | 'aria-label' | 'className'
> {
  /** On the button. */
  label: string;
  /** The question. */
  title: string;
  confirmText: string;
  tone?: 'danger' | 'primary';
  /** What to say where it fails. */
  failed: string;
  /** Asked by a press: nothing happens where it can't be done yet. */
  isReady?: () => boolean;
  run: () => Promise<unknown>;
  /** Names what will be lost. */
  children: ReactNode;
}

/** A button that asks once before it does what can't be undone. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, title, confirmText, tone = 'danger', failed, run, children, ...rest } = props;
  const { isReady = () => true, ...look } = rest;
  const fail = useFailureToast();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await run();
    } catch (error) {
      fail(error, failed);
    }
    setBusy(false);
    setOpen(false);
  };
  return (
    <>
      <Button {...look} onClick={() => isReady() && setOpen(true)}>
        {label}
      </Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={title}
        confirmText={confirmText}
        tone={tone}
        busy={isBusy}
        onConfirm={() => void confirm()}
      >
        {children}
      </AlertDialog>
    </>
  );
}

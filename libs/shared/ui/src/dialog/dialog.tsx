import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { useKitText } from '../messages/catalogue';
import { classes } from '../styling/classes';
import { overlayClasses, panelClasses } from './dialog-classes';
import { useReturnFocus } from './use-return-focus';

export interface DialogProps {
  open: boolean;
  /** Called with false by Escape, the close button and a press outside. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** A sentence under the title. */
  description?: ReactNode;
  /** The buttons, the main one last. They stay in sight while the content scrolls. */
  footer?: ReactNode;
  /** 512 or 704 px at most; a sheet from below on phones. */
  size?: 'medium' | 'wide';
  /** Of a fixed height, for dialogs whose content changes. */
  steady?: boolean;
  /** Begins with the focus on its title: where one chooses, and may write somewhere further down. */
  focusTitle?: boolean;
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean;
  /** A press outside does not close it: for work that would be lost. */
  keepOpenOutside?: boolean;
  children?: ReactNode;
}

/** A task of its own over the page. Focus stays within and returns to where it came from. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, footer, size = 'medium' } = props;
  const t = useKitText();
  const returnFocus = useReturnFocus(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClasses} />
        <Radix.Content
          onOpenAutoFocus={props.focusTitle ? focusOnTitle : focusFirstField}
          onCloseAutoFocus={returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onInteractOutside={(event) => {
            if (props.keepOpenOutside || isMessage(event.target)) event.preventDefault();
          }}
          className={panelClasses(size, props.steady)}
        >
          <header className="flex items-start gap-4 border-b px-4 py-3 medium:px-6">
            <div className="min-w-0 grow py-1.5">
              <Radix.Title
                data-title
                tabIndex={props.focusTitle ? -1 : undefined}
                className={classes(
                  'text-body font-semibold outline-hidden',
                  props.hideTitle && 'sr-only',
                )}
              >
                {title}
              </Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-small text-muted">
                  {description}
                </Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton icon={X} label={t('dialog.close')} className="-mr-2" />
            </Radix.Close>
          </header>
          <div className="min-h-0 grow overflow-y-auto px-4 py-4 medium:px-6">{props.children}</div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-t px-4 py-3 medium:px-6">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Moves the initial focus to the first match of a selector instead of the close button, which comes first. */
const focusOn = (selector: string) => (event: Event) => {
  const first =
    event.target instanceof Element && event.target.querySelector<HTMLElement>(selector);
  if (!first) return;
  event.preventDefault();
  first.focus();
};

const focusOnTitle = focusOn('[data-title]');
const focusFirstField = focusOn(
  'input:enabled:not([type=hidden]), textarea:enabled, select:enabled',
);

/** A message that floats above the dialog is not outside of it: its Undo must not close it. */
function isMessage(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[aria-live]') !== null;
}

import { useRef } from 'react';
import { Button, type ButtonProps } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
import type { Icon } from '../styling/icon';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'children' | 'icon'> {
  /** Its words, or its name when it is only an icon: `Add pictures`. */
  label: string;
  icon: Icon;
  /** Shows the icon alone. */
  iconOnly?: boolean;
  /** MIME types, as for a file input: `image/png,image/jpeg`. */
  accept?: string;
  multiple?: boolean;
  /** Called with the chosen files; the same file can be chosen again. */
  onFiles: (files: File[]) => void;
}

/** Opens the browser's own dialog to choose files. */
export function FileButton(props: FileButtonProps) {
  const { label, icon, iconOnly = false, accept, multiple, onFiles, variant, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  return (
    <>
      {iconOnly ? (
        <IconButton
          {...rest}
          variant={variant}
          icon={icon}
          label={label}
          onClick={choose}
          tooltip
        />
      ) : (
        <Button {...rest} variant={variant} icon={icon} onClick={choose}>
          {label}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}

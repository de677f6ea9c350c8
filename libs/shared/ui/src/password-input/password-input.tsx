import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { useKitText } from '../messages/catalogue';
import { TextInput, type TextInputProps } from '../text-input/text-input';

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'trailing'>;

/** A password that can be shown. Give `autoComplete` so that password managers know which one. */
export function PasswordInput(props: PasswordInputProps) {
  const t = useKitText();
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          size="small"
          icon={shown ? EyeOff : Eye}
          label={shown ? t('password.hide') : t('password.show')}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

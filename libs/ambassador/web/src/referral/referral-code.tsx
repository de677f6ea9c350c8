import { useState } from 'react';
import { Button, Field, TextInput } from '@upround/shared/ui';
import { useAmbassadorReferralText } from './messages/catalogue';
import { readStoredCode, storeCode } from './stored-code';

const MOST = 32;

/** A code that a new member was given: folded until it's asked for, open where a link brought one. */
export function ReferralCode() {
  const t = useAmbassadorReferralText();
  const [stored] = useState(readStoredCode);
  const [code, setCode] = useState(stored?.code ?? '');
  const [isOpen, setOpen] = useState(code !== '');
  const [isAsked, setAsked] = useState(false);
  if (!isOpen) {
    return (
      <div>
        <Button
          variant="quiet"
          size="small"
          className="-ml-3"
          aria-expanded={false}
          onClick={() => {
            setAsked(true);
            setOpen(true);
          }}
        >
          {t('open')}
        </Button>
      </div>
    );
  }
  const isFromLink = stored !== null && stored.displayName !== '' && code === stored.code;
  return (
    <Field
      label={t('label')}
      hint={isFromLink ? t('invited', { name: stored.displayName }) : t('hint')}
      optional
      steady
    >
      <TextInput
        value={code}
        // The press on the button before it asked for the field.
        autoFocus={isAsked}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MOST}
        onChange={({ target: { value } }) => {
          setCode(value);
          storeCode({ code: value.trim(), displayName: '', isTyped: true });
        }}
      />
    </Field>
  );
}

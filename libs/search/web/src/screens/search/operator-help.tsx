import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton, Popover } from '@upround/shared/ui';
import { useSearchMessages } from '../../messages/catalogue';
import { OperatorList } from './operator-list';

interface OperatorHelpProps {
  text: string;
  onAdd: (text: string) => void;
}

/** The list of filters, behind a button beside the field. */
export function OperatorHelp({ text, onAdd }: OperatorHelpProps) {
  const t = useSearchMessages();
  const [isOpen, setOpen] = useState(false);
  const chosen = useRef<string>(undefined);
  return (
    <Popover
      trigger={<IconButton icon={SlidersHorizontal} label={t('help.open')} />}
      label={t('help.open')}
      align="end"
      className="w-96"
      open={isOpen}
      onOpenChange={setOpen}
      onCloseAutoFocus={(event) => {
        if (chosen.current === undefined) return;
        // The field takes the focus, and what was chosen stands in it.
        event.preventDefault();
        onAdd(chosen.current);
        chosen.current = undefined;
      }}
    >
      <p className="px-2 text-small font-semibold">{t('help.title')}</p>
      <p className="mb-2 px-2 text-small text-muted">{t('help.hint')}</p>
      <OperatorList
        text={text}
        onAdd={(next) => {
          chosen.current = next;
          setOpen(false);
        }}
      />
    </Popover>
  );
}

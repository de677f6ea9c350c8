import { Zap } from 'lucide-react';
import { IconButton, Menu, MenuItem, MenuLabel } from '@upround/shared/ui';
import { useMessagingText } from '../../../messages/catalogue';

const replies = ['sendDeck', 'passStage', 'passSector', 'passConflict'] as const;

/** Templates of frequent replies; a press inserts one into the field for editing. */
export function QuickReplies({ onChoose }: { onChoose: (text: string) => void }) {
  const t = useMessagingText();
  return (
    <Menu
      side="top"
      trigger={<IconButton icon={Zap} label={t('composer.quick')} tooltip="above" />}
    >
      <MenuLabel>{t('composer.quick')}</MenuLabel>
      {replies.map((reply) => (
        <MenuItem key={reply} onSelect={() => onChoose(t(`composer.${reply}Text`))}>
          {t(`composer.${reply}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}

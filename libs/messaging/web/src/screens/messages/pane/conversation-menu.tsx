import { Archive, ArchiveRestore, Ban, Flag, UserRound } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Conversation } from '@upround/messaging/contract';
import { links } from '@upround/shared/links';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@upround/shared/ui';
import { useChangeConversation } from '../../../components/use-change-conversation';
import { useMessagingText } from '../../../messages/catalogue';
import type { PersonDialog } from './person-dialogs';

interface ConversationMenuProps {
  conversation: Conversation;
  trigger: ReactElement;
  onDialog: (dialog: PersonDialog) => void;
}

/** What can be done with a conversation and its other member. Loaded when it is opened. */
export function ConversationMenu({ conversation, trigger, onDialog }: ConversationMenuProps) {
  const t = useMessagingText();
  const { archive } = useChangeConversation(conversation);
  const { archived, person } = conversation;
  return (
    <Menu trigger={trigger} defaultOpen>
      {person !== null && (
        <MenuLink icon={UserRound} href={links.user(person.slug)}>
          {t('pane.profile')}
        </MenuLink>
      )}
      <MenuItem icon={archived ? ArchiveRestore : Archive} onSelect={() => archive(!archived)}>
        {t(archived ? 'pane.unarchive' : 'pane.archive')}
      </MenuItem>
      {person !== null && (
        <>
          <MenuSeparator />
          <MenuItem icon={Flag} onSelect={() => onDialog('report')}>
            {t('pane.report', { name: person.displayName })}
          </MenuItem>
          <MenuItem icon={Ban} tone="danger" onSelect={() => onDialog('block')}>
            {t('pane.block', { name: person.displayName })}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

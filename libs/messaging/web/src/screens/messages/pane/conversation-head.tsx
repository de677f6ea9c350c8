import { Search } from 'lucide-react';
import { useState, type Ref } from 'react';
import type { Conversation } from '@upround/messaging/contract';
import { links } from '@upround/shared/links';
import { LazyMenu } from '@upround/shared/toasts';
import { Anchor, Avatar, IconButton, lazyPart, Link, Name } from '@upround/shared/ui';
import { useMessagingText } from '../../../messages/catalogue';
import { PaneBar } from './pane-bar';
import { PersonDialogs, type PersonDialog } from './person-dialogs';

const ConversationMenu = /* @__PURE__ */ lazyPart(() =>
  import('./conversation-menu').then((m) => m.ConversationMenu),
);

interface ConversationHeadProps {
  headingRef: Ref<HTMLHeadingElement>;
  searchRef: Ref<HTMLButtonElement>;
  conversation: Conversation;
  isSearching: boolean;
  onSearch: () => void;
}

/** The other person and the conversation's actions. On phones it replaces the header. */
export function ConversationHead(props: ConversationHeadProps) {
  const { conversation, isSearching, onSearch, headingRef, searchRef } = props;
  const t = useMessagingText();
  const [dialog, setDialog] = useState<PersonDialog | null>(null);
  const { id, person } = conversation;
  const name = person?.displayName ?? t('somebody');
  const picture = (
    <Avatar size={40} name={name} seed={person?.id ?? id} src={person?.avatarUrl ?? null} />
  );
  return (
    <PaneBar>
      <div className="flex min-w-0 grow items-center gap-3">
        {person === null ? (
          picture
        ) : (
          <Anchor
            href={links.user(person.slug)}
            tabIndex={-1}
            aria-hidden="true"
            className="shrink-0"
          >
            {picture}
          </Anchor>
        )}
        <div className="min-w-0">
          <h2 ref={headingRef} tabIndex={-1} className="truncate font-semibold outline-hidden">
            {person === null ? (
              name
            ) : (
              <Link href={links.user(person.slug)} tone="text">
                <Name>{name}</Name>
              </Link>
            )}
          </h2>
          {person !== null && person.headline !== '' && (
            <p className="truncate text-caption text-muted">{person.headline}</p>
          )}
        </div>
      </div>
      <IconButton
        ref={searchRef}
        icon={Search}
        label={t('pane.search')}
        aria-pressed={isSearching}
        onClick={onSearch}
      />
      <LazyMenu
        label={t('pane.more')}
        preload={ConversationMenu.preload}
        menu={(trigger) => (
          <ConversationMenu conversation={conversation} trigger={trigger} onDialog={setDialog} />
        )}
      />
      {dialog !== null && (
        <PersonDialogs
          conversation={conversation}
          dialog={dialog}
          onClose={() => setDialog(null)}
        />
      )}
    </PaneBar>
  );
}

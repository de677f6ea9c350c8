import { SquarePen } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { links, messagesTabs, type MessagesTab } from '@upround/shared/links';
import { useSearchChoice } from '@upround/shared/routing';
import { IconButton, NavTabs, SegmentedControl } from '@upround/shared/ui';
import { countsQuery } from '../../../data/message-counts';
import { useMessagingText } from '../../../messages/catalogue';
import { NewMessageDialog } from '../begin/new-message-dialog';
import type { ListName } from '../../../model/conversation-lists';
import { ConversationList } from './conversation-list';

const requestLists = ['waiting', 'declined'] as const;

interface ListPaneProps {
  tab: MessagesTab;
  list: ListName;
  /** What the address names, which stays open in other tabs. */
  openId: string | null;
  shownId: string | null;
}

/** The tabs with their lists of conversations. */
export function ListPane({ tab, list, openId, shownId }: ListPaneProps) {
  const t = useMessagingText();
  const [isBeginning, setBeginning] = useState(false);
  const [shown, show] = useSearchChoice('show', requestLists);
  const { data: counts } = useQuery(countsQuery());
  const requestCount = counts?.requestCount ?? 0;
  return (
    <>
      <div className="flex h-14 shrink-0 items-center justify-between gap-2 pr-2 pl-4">
        <span aria-hidden="true" className="text-title font-semibold">
          {t('title')}
        </span>
        <IconButton
          icon={SquarePen}
          label={t('begin.open')}
          tooltip="below"
          onClick={() => setBeginning(true)}
        />
      </div>
      <NavTabs
        label={t('tabs.label')}
        className="shrink-0 px-4"
        tabs={messagesTabs.map((name) => ({
          href: links.messages({
            tab: name,
            ...(openId === null ? {} : { conversation: openId }),
          }),
          label: t(`tabs.${name}`),
          current: name === tab,
          ...(name === 'requests' && requestCount > 0 ? { count: requestCount } : {}),
        }))}
      />
      {tab === 'requests' && (
        <div className="shrink-0 p-3">
          <SegmentedControl
            label={t('tabs.requestsShown')}
            value={shown}
            onChange={show}
            options={requestLists.map((value) => ({ value, label: t(`tabs.${value}`) }))}
            wide
          />
        </div>
      )}
      <ConversationList
        key={list}
        name={list}
        tab={tab}
        openId={shownId}
        onBegin={() => setBeginning(true)}
      />
      {isBeginning && <NewMessageDialog onClose={() => setBeginning(false)} />}
    </>
  );
}

import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { routes } from '@upround/shared/links';
import { Page, useShortcuts } from '@upround/shared/routing';
import { classes, useIsWide } from '@upround/shared/ui';
import { TrackersNav } from '../../components/trackers-nav';
import { ItemPane } from '../components/item/item-pane';
import { PipelineMain } from '../components/pipeline-main';
import { usePipelineActions } from '../components/use-pipeline-actions';
import { usePipeline } from '../data/use-pipeline';
import { usePipelineText } from '../messages/catalogue';
import { roundsOf } from '../model/pipeline-filters';
import { useItemFocus } from '../model/use-item-focus';
import { usePipelineAddress } from '../model/use-pipeline-address';

/** `/tracker?view=pipeline`: the member's outreach, and with `&item=` one funder beside it or in its place. */
export function PipelineScreen() {
  const t = usePipelineText();
  const query = usePipeline();
  const address = usePipelineAddress();
  const { actions, dialogs } = usePipelineActions();
  const isWide = useIsWide();
  const navigate = useNavigate();
  const main = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const items = query.data?.data;
  // While the pipeline loads, the item has its place already.
  const hasPane = query.isPending || (items !== undefined && items.length > 0);
  const openId = hasPane ? address.item : null;
  const open = items?.find(({ id }) => id === openId);
  useItemFocus(openId, { list: main, pane, isWide });
  const back = address.hrefWith({ item: undefined });
  const close = () => void navigate(back);
  useShortcuts(
    openId === null
      ? []
      : [{ keys: 'Escape', label: t('keys.close'), group: t('keys.group'), run: close }],
  );
  const isReplaced = openId !== null && !isWide;
  return (
    <Page
      pattern={routes.trackers}
      title={open === undefined ? t('title') : t('titleOf', { name: open.name })}
      hideHeading
    >
      {!isReplaced && <TrackersNav current="pipeline" />}
      <div className="wide:flex">
        {/* Below the tabs, each pane scrolls by itself; on phones the window does. */}
        <div
          ref={main}
          hidden={isReplaced}
          className={classes(
            'min-w-0 grow',
            !isReplaced &&
              'relative medium:flex medium:h-[calc(100dvh-2.75rem-1px)] medium:flex-col medium:overflow-y-auto',
          )}
        >
          <PipelineMain query={query} address={address} actions={actions} scroller={main} />
        </div>
        {openId !== null && (
          <div
            ref={pane}
            className={classes(
              'min-w-0',
              isWide &&
                'h-[calc(100dvh-2.75rem-1px)] w-104 shrink-0 overflow-y-auto overscroll-contain border-l',
            )}
          >
            <ItemPane
              key={openId}
              id={openId}
              item={open}
              isLoading={query.isPending}
              rounds={roundsOf(items ?? [])}
              actions={actions}
              back={back}
              isBeside={isWide}
              onClose={close}
            />
          </div>
        )}
      </div>
      {dialogs}
    </Page>
  );
}

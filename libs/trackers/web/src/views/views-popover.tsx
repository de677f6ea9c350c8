import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark, BookmarkPlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { TrackerView } from '@upround/trackers/contract';
import { FailureReason } from '@upround/shared/query';
import { useRequireMember, useSession } from '@upround/shared/session';
import { toast, useFailureToast } from '@upround/shared/toasts';
import {
  Anchor,
  Button,
  IconButton,
  InlineError,
  Name,
  Popover,
  Skeleton,
  SkeletonGroup,
} from '@upround/shared/ui';
import type { Columns } from '../columns/columns-atom';
import { useTrackerTexts } from '../components/tracker-texts';
import { useActiveFilters } from '../components/use-active-filters';
import { viewsQuery } from '../data/tracker-queries';
import type { List } from '../lists/use-list';
import { listHref } from '../model/list-address';
import { useViewsText } from './messages/catalogue';
import { addView, removeView, type ViewDraft } from './view-changes';
import { viewNameOf } from './view-name';
import { ViewDialog } from './view-dialog';

interface ViewsPopoverProps {
  list: List;
  columns: Columns;
}

/** The member's saved views of a list, and the way to save the one that is shown. */
export function ViewsPopover({ list, columns }: ViewsPopoverProps) {
  const t = useViewsText();
  const texts = useTrackerTexts();
  const { isMember } = useSession();
  const requireMember = useRequireMember();
  const [isOpen, setOpen] = useState(false);
  const [named, setNamed] = useState<ViewDraft | TrackerView>();
  const active = useActiveFilters(list.filters);
  const { type } = list.place;

  const name = (view: ViewDraft | TrackerView) => {
    setOpen(false);
    setNamed(view);
  };
  const save = () =>
    requireMember(() =>
      name({
        name: viewNameOf(active, t('everything', { types: texts.many(type) })),
        type,
        filters: { ...list.filters, ...(list.sort !== 'name' && { sort: list.sort }) },
        columns: [...columns.shown],
      }),
    );

  return (
    <>
      <Popover
        label={t('label')}
        align="end"
        open={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Button variant="quiet" size="small" icon={Bookmark}>
            {t('button')}
          </Button>
        }
      >
        <div className="flex flex-col gap-3">
          <h2 className="text-small font-semibold">{t('label')}</h2>
          {isMember && (
            <Views
              list={list}
              onApply={(view) => {
                columns.choose(view.columns);
                setOpen(false);
              }}
              onRename={name}
            />
          )}
          <Button icon={BookmarkPlus} onClick={save}>
            {t(isMember ? 'save' : 'logIn')}
          </Button>
        </div>
      </Popover>
      {named !== undefined && <ViewDialog view={named} onClose={() => setNamed(undefined)} />}
    </>
  );
}

interface ViewsProps {
  list: List;
  onApply: (view: TrackerView) => void;
  onRename: (view: TrackerView) => void;
}

function Views({ list, onApply, onRename }: ViewsProps) {
  const t = useViewsText();
  const query = useQuery(viewsQuery());
  const remove = useRemoveView();
  if (query.isPending) {
    return (
      <SkeletonGroup label={t('loading')} className="flex flex-col gap-3 py-2">
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-4 w-2/5" />
      </SkeletonGroup>
    );
  }
  if (query.data === undefined) {
    return (
      <div className="flex flex-col items-start gap-2">
        <InlineError>
          {t('failed')}. <FailureReason error={query.error} />
        </InlineError>
        <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  const views = query.data.data.filter(({ type }) => type === list.place.type);
  if (views.length === 0) return <p className="text-small text-muted">{t('empty')}</p>;
  return (
    <ul className="-mx-2">
      {views.map((view) => {
        const { sort = 'name', ...filters } = view.filters;
        return (
          <li key={view.id} className="flex items-center gap-1">
            <Anchor
              href={listHref(list.place, { filters, sort })}
              onClick={() => onApply(view)}
              className="flex min-h-10 min-w-0 grow items-center rounded-control px-2 text-small font-medium wrap-anywhere focus-ring transition-colors hover:bg-surface-hover"
            >
              <Name>{view.name}</Name>
            </Anchor>
            <IconButton
              icon={Pencil}
              size="small"
              label={t('rename', { name: view.name })}
              onClick={() => onRename(view)}
            />
            <IconButton
              icon={Trash2}
              size="small"
              label={t('remove', { name: view.name })}
              onClick={() => void remove(view)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Deletes a view, with an Undo that saves it again. */
function useRemoveView(): (view: TrackerView) => Promise<void> {
  const t = useViewsText();
  const client = useQueryClient();
  const fail = useFailureToast();
  return async (view) => {
    const { name, type, filters, columns } = view;
    const bringBack = async () => {
      try {
        await addView(client, { name, type, filters, columns });
      } catch (error) {
        fail(error, t('undoFailed', { name }));
      }
    };
    try {
      await removeView(client, view);
      toast.show({ text: t('removed', { name }), undo: () => void bringBack() });
    } catch (error) {
      fail(error, t('removeFailed', { name }));
    }
  };
}

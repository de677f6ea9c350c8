import { useQuery } from '@tanstack/react-query';
import { useSession } from '@upround/shared/session';
import { toast } from '@upround/shared/toasts';
import { Button, ButtonLink, EmptyState } from '@upround/shared/ui';
import { itemDrafts } from '../../data/item-drafts';
import { usePipelineText } from '../../messages/catalogue';
import { textFields } from '../../model/item-fields';

/** An item that isn't there any more, with what was typed about it and not saved. */
export function GoneItem({ id, back }: { id: string; back: string }) {
  const t = usePipelineText();
  const userId = useSession().user?.id ?? '';
  const { data: drafts = [] } = useQuery({
    queryKey: ['trackers.pipelineDrafts', userId, id],
    queryFn: () => itemDrafts.of(userId, id),
    gcTime: 0,
  });
  const copy = (text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => toast.show({ text: t('item.copied') }),
      () => toast.show({ type: 'error', text: t('item.copyFailed') }),
    );
  return (
    <>
      <EmptyState
        title={t('item.gone')}
        className="pr-14 medium:pl-6"
        action={<ButtonLink href={back}>{t('item.back')}</ButtonLink>}
      >
        {t('item.goneText')}
      </EmptyState>
      {drafts.length > 0 && (
        <div className="flex flex-col gap-4 px-4 pb-6 text-small medium:px-6">
          <p className="font-medium">{t('item.unsaved')}</p>
          {drafts.map(({ field, text }) => {
            const known = textFields.find((one) => one === field);
            return (
              <div key={field} className="flex flex-col items-start gap-2">
                {known && <p className="text-muted">{t(`field.${known}`)}</p>}
                <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
                  {text}
                </p>
                <Button size="small" onClick={() => copy(text)}>
                  {t('item.copy')}
                </Button>
              </div>
            );
          })}
        </div>
      )}
    </>
  );
}

import { useState } from 'react';
import type { CaseDetail } from '@upround/moderation/contract';
import { useShortcuts } from '@upround/shared/routing';
import { Button, classes, Link, Surface, Time } from '@upround/shared/ui';
import { useQueueText } from './messages/catalogue';

type Snapshot = NonNullable<CaseDetail['snapshot']>;

const isSame = (one: Snapshot, other: Snapshot) =>
  one.title === other.title &&
  one.text === other.text &&
  one.pictures.map(({ url }) => url).join() === other.pictures.map(({ url }) => url).join();

/** Whether pictures are blurred, as they are until someone asks for them; also by the key `b`. */
function usePictures(records: readonly (Snapshot | null)[]) {
  const t = useQueueText();
  const [isShown, setShown] = useState(false);
  const toggle = () => setShown(!isShown);
  useShortcuts(
    records.some((record) => record !== null && record.pictures.length > 0)
      ? [{ keys: 'b', label: t('keys.reveal'), group: t('keys.group'), run: toggle }]
      : [],
  );
  return { isShown, toggle };
}
type PictureState = ReturnType<typeof usePictures>;

/** The record as it was when it was reported, and as it is now where that differs. */
export function CaseRecord({ detail }: { detail: CaseDetail }) {
  const t = useQueueText();
  const { snapshot, current } = detail;
  const isChanged = snapshot !== null && current !== null && !isSame(snapshot, current);
  const shown = snapshot ?? current;
  const pictures = usePictures([shown, isChanged ? current : null]);
  return (
    <Surface className="flex flex-col gap-3">
      <h4 className="text-small font-semibold">
        {t(
          snapshot === null
            ? 'detail.asItIs'
            : detail.kind === 'HELD'
              ? 'detail.asHeld'
              : 'detail.asReported',
        )}
      </h4>
      {shown === null ? (
        <p className="text-small text-muted">{t('detail.notKept')}</p>
      ) : (
        <RecordText record={shown} pictures={pictures} />
      )}
      {snapshot !== null && current === null && (
        <p className="text-small text-muted">{t('detail.recordGone')}</p>
      )}
      {snapshot !== null && current !== null && !isChanged && (
        <p className="text-small text-muted">{t('detail.unchanged')}</p>
      )}
      {isChanged && current !== null && (
        <>
          <h4 className="border-t pt-3 text-small font-semibold">{t('detail.asItIs')}</h4>
          <RecordText record={current} pictures={pictures} />
        </>
      )}
    </Surface>
  );
}

function RecordText({ record, pictures }: { record: Snapshot; pictures: PictureState }) {
  const t = useQueueText();
  const { title, text, path, at } = record;
  return (
    <>
      {title !== '' && <p className="font-semibold wrap-anywhere">{title}</p>}
      {text !== '' && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
      {record.pictures.length > 0 && <Pictures pictures={record.pictures} {...pictures} />}
      <p className="flex flex-wrap gap-x-2 text-small text-muted">
        <span>
          {t('detail.written')} <Time value={at} />
        </span>
        {path !== null && <Link href={path}>{t('detail.open')}</Link>}
      </p>
    </>
  );
}

function Pictures({ pictures, isShown, toggle }: Pick<Snapshot, 'pictures'> & PictureState) {
  const t = useQueueText();
  return (
    <div className="flex flex-col items-start gap-2">
      <ul aria-label={t('detail.pictures')} className="flex flex-wrap gap-2">
        {pictures.map(({ url, alt }) => (
          <li key={url} className="overflow-hidden rounded-surface border">
            <img
              src={url}
              alt={isShown ? alt : ''}
              className={classes('max-h-60 max-w-full', !isShown && 'blur-xl')}
            />
          </li>
        ))}
      </ul>
      <Button size="small" onClick={toggle}>
        {t(isShown ? 'detail.hide' : 'detail.show')}
      </Button>
    </div>
  );
}

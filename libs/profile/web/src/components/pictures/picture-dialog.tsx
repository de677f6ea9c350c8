import { ImagePlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Profile } from '@upround/profile/contract';
import { textLimits } from '@upround/shared/domain';
import { useFormat } from '@upround/shared/i18n';
import { useFailureReason } from '@upround/shared/query';
import { toast } from '@upround/shared/toasts';
import {
  AlertDialog,
  Button,
  Dialog,
  Field,
  FileButton,
  InlineError,
  lazyWithRetry,
  Skeleton,
  SkeletonGroup,
  TextInput,
} from '@upround/shared/ui';
import type { PictureSide } from '../../model/picture-side';
import { useEditProfile } from '../edit/use-edit-profile';
import { cropPicture, type PictureArea } from './crop-picture';
import { CurrentPicture } from './current-picture';
import { usePictureText } from './messages/catalogue';
import { useChosenFile } from './use-chosen-file';

const loadCropper = () => import('./picture-cropper');
const PictureCropper = /* @__PURE__ */ lazyWithRetry(() =>
  loadCropper().then((module) => ({ default: module.PictureCropper })),
);

const types = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
const maxWidth = { avatar: 800, banner: 1_920 } as const;

interface PictureDialogProps {
  profile: Profile;
  side: PictureSide;
  onClose: () => void;
}

/** Changes, describes or removes an image of the own profile. Loaded when it is opened. */
export function PictureDialog({ profile, side, onClose }: PictureDialogProps) {
  const t = usePictureText();
  const reasonOf = useFailureReason();
  const format = useFormat();
  const edit = useEditProfile(profile);
  const saved = profile[side] ?? null;
  const hasPicture = saved !== null || (side === 'avatar' && profile.avatarUrl !== null);
  const [chosen, choose] = useChosenFile();
  const [area, setArea] = useState<PictureArea>();
  const [alt, setAlt] = useState(saved?.alt ?? '');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const isChanged = chosen !== undefined || alt.trim() !== (saved?.alt ?? '');
  const isTooLong = [...alt.trim()].length > textLimits.altText;

  const take = ([file]: File[]) => {
    if (file === undefined) return;
    const isFit = types.includes(file.type);
    setProblem(isFit ? undefined : t('wrongType', { name: file.name }));
    if (!isFit) return;
    setArea(undefined);
    // Words for another picture say nothing of this one.
    setAlt('');
    choose(file);
  };

  async function run(work: () => Promise<unknown>, said: string) {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setBusy(false);
      setRemoving(false);
      setProblem(t('failed', { why: reasonOf(error) }));
      return;
    }
    toast.show({ text: said });
    onClose();
  }

  async function upload(url: string, part: PictureArea) {
    const file = await cropPicture(url, part, maxWidth[side]);
    const words = { [`${side}Alt` as const]: alt.trim() };
    await edit(words, { [side]: [file] });
  }

  const save = () => {
    if (isTooLong || isBusy) return;
    if (chosen === undefined) {
      void run(() => edit({ [`${side}Alt` as const]: alt.trim() }), t(`${side}.saved`));
    } else if (area !== undefined) {
      void run(() => upload(chosen.url, area), t(`${side}.saved`));
    }
  };

  if (isRemoving) {
    return (
      <AlertDialog
        open
        onOpenChange={() => setRemoving(false)}
        title={t(`${side}.removeTitle`)}
        confirmText={t('remove')}
        busy={isBusy}
        onConfirm={() =>
          void run(
            () => edit(side === 'avatar' ? { removeAvatar: true } : { removeBanner: true }),
            t(`${side}.removed`),
          )
        }
      >
        {t(`${side}.removeText`)}
      </AlertDialog>
    );
  }

  return (
    <Dialog
      open
      keepOpenOutside={isChanged}
      onOpenChange={onClose}
      title={t(`${side}.title`)}
      description={t(`${side}.intro`)}
      footer={
        <>
          {hasPicture && chosen === undefined && (
            <Button variant="quiet" className="mr-auto -ml-3" onClick={() => setRemoving(true)}>
              <span className="text-danger-text">{t('remove')}</span>
            </Button>
          )}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            busy={isBusy}
            disabled={!isChanged || (chosen !== undefined && area === undefined)}
            onClick={save}
          >
            {chosen === undefined ? t('saveAlt') : t('save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {chosen === undefined ? (
          <CurrentPicture profile={profile} side={side} />
        ) : (
          <Suspense
            fallback={
              <SkeletonGroup label={t('loadingCrop')}>
                <Skeleton className="h-72 w-full" />
              </SkeletonGroup>
            }
          >
            <PictureCropper
              key={chosen.url}
              url={chosen.url}
              side={side}
              onArea={setArea}
              onUnreadable={() => {
                choose(undefined);
                setAlt(saved?.alt ?? '');
                setProblem(t('unreadable', { name: chosen.name }));
              }}
            />
          </Suspense>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <FileButton
            icon={ImagePlus}
            label={hasPicture || chosen !== undefined ? t('chooseOther') : t('choose')}
            accept={types.join(',')}
            onFiles={take}
            onPointerEnter={() => void loadCropper().catch(() => undefined)}
          />
          <span className="text-small text-muted">{t('formats')}</span>
        </div>
        {(chosen !== undefined || saved !== null) && (
          <Field
            label={t('alt')}
            hint={t('altHint')}
            error={isTooLong && t('altTooLong', { limit: format.number(textLimits.altText) })}
          >
            <TextInput
              dir="auto"
              value={alt}
              onChange={(event) => setAlt(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') save();
              }}
            />
          </Field>
        )}
        {problem !== undefined && (
          <div role="alert">
            <InlineError>{problem}</InlineError>
          </div>
        )}
      </div>
    </Dialog>
  );
}

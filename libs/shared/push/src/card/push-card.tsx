import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { safeNext } from '@upround/shared/links';
import { Anchor, IconButton } from '@upround/shared/ui';
import { useCardText } from './messages/catalogue';
import type { PushContent } from '../push-banner-atom';

/** Long enough to read two lines; the notification is in the list, too. */
const SHOWN_MS = 10_000;

export interface PushCardProps {
  content: PushContent;
  close: () => void;
}

/** What arrived, and the way to it. It goes by itself unless it is held by pointer or focus. */
export function PushCard({ content, close }: PushCardProps) {
  const t = useCardText();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(close, SHOWN_MS);
    return () => clearTimeout(timer);
  });
  const { title, body, image, icon, deeplink, onOpen } = content;
  const open = () => {
    onOpen?.();
    close();
  };
  const words = (
    <>
      {icon && (
        <img src={icon} alt="" width={40} height={40} className="size-10 shrink-0 rounded-full" />
      )}
      <span className="flex min-w-0 flex-col">
        <span className="line-clamp-2 font-semibold">{title}</span>
        <span className="line-clamp-2 text-small text-muted">{body}</span>
      </span>
      {image && (
        <img
          src={image}
          alt=""
          width={64}
          height={64}
          className="ml-auto size-16 shrink-0 rounded-control object-cover"
        />
      )}
    </>
  );
  const classes = 'flex min-w-0 grow items-start gap-3 rounded-control p-1';
  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex animate-rise items-start gap-2 rounded-surface border bg-surface-raised p-3 shadow-floating motion-reduce:animate-none"
    >
      {deeplink === undefined ? (
        <div className={classes}>{words}</div>
      ) : (
        // The contents of a push are untrusted: it may only link to our own pages.
        <Anchor href={safeNext(deeplink)} onClick={open} className={`${classes} focus-ring`}>
          {words}
        </Anchor>
      )}
      <IconButton icon={X} size="small" label={t('close')} onClick={close} />
    </div>
  );
}

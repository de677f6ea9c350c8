import { VolumeX } from 'lucide-react';
import type { Source } from '@upround/news/contract';
import { Button, type ButtonSize } from '@upround/shared/ui';
import { useNewsText } from '../messages/catalogue';
import { useMuteSource } from './use-mute-source';

/** Mutes or unmutes a source. */
export function MuteButton({ source, size = 'small' }: { source: Source; size?: ButtonSize }) {
  const t = useNewsText();
  const mute = useMuteSource(source);
  const { muted } = source.viewer;
  return (
    <Button
      size={size}
      variant={muted ? 'secondary' : 'quiet'}
      icon={VolumeX}
      aria-pressed={muted}
      aria-label={t(muted ? 'sources.mutedLabel' : 'sources.muteLabel', { name: source.name })}
      onClick={() => mute(!muted)}
    >
      {t(muted ? 'sources.muted' : 'sources.mute')}
    </Button>
  );
}

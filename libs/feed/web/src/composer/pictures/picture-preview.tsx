import { useEffect, useRef } from 'react';

/** Shows a picture that is still on this device. */
export function PicturePreview({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const { current } = image;
    if (current === null || typeof URL.createObjectURL !== 'function') return undefined;
    const url = URL.createObjectURL(file);
    current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <img
      ref={image}
      alt=""
      className="size-24 shrink-0 rounded-control border bg-surface-active object-cover"
    />
  );
}

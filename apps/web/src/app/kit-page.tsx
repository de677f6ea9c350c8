import { useEffect, useState, type ComponentType } from 'react';

const galleries = import.meta.glob<Record<string, ComponentType>>(
  '../../../../libs/shared/ui/src/gallery/gallery.tsx',
);

/** The kit's gallery, in development only. */
export function KitPage() {
  const [Gallery, setGallery] = useState<ComponentType>();
  useEffect(() => {
    const [load] = Object.values(galleries);
    void load?.().then((module) => setGallery(() => module['Gallery']));
  }, []);
  return Gallery === undefined ? null : <Gallery />;
}

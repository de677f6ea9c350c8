export { ImagePreview } from './opening/image-preview';
export { imagePreviewAtom, type OpenedPreview } from './opening/image-preview-atoms';
export { useImagePreview } from './opening/use-image-preview';

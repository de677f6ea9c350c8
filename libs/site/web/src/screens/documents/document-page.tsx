import type { ComponentType } from 'react';
import type { LayoutName } from '@upround/shared/routing';
import { documents, type DocumentName } from './documents';

/**
 * Loads a static page: the screen, which all of them share, and the text of this one.
 *
 * @param name which page
 * @param layout the page's layout
 */
export async function loadDocumentPage(
  name: DocumentName,
  layout: LayoutName,
): Promise<ComponentType> {
  const [{ DocumentScreen }, text] = await Promise.all([
    import('./document-screen'),
    documents[name].load(),
  ]);
  return function DocumentPage() {
    return <DocumentScreen name={name} layout={layout} text={text.default} />;
  };
}

import type { ComponentType } from 'react';
import type { DocumentName } from './documents';
import { documents } from './documents';

/**
 * Loads a static page: the screen, which all of them share, and the text of this one.
 *
 * @param name which page
 */
export async function loadDocumentPage(name: DocumentName): Promise<ComponentType> {
  const [{ DocumentScreen }, text] = await Promise.all([
    import('./document-screen'),
    documents[name].load(),
  ]);
  return function DocumentPage() {
    return <DocumentScreen name={name} text={text.default} />;
  };
}

import { Notice } from '@upround/shared/ui';
import { IdeaFields } from '../../ideas/components/idea-fields';
import type { Draft } from '../model/draft';
import { useComposerText } from '../messages/catalogue';
import type { ErrorAt } from './use-draft-errors';

interface IdeaEditorProps {
  draft: Draft;
  errorAt: ErrorAt;
  autoFocus: boolean;
  onChange: (changes: Partial<Draft>) => void;
}

/** The fields of an idea. Ideas have no images, so a notice says that images added before are left out. */
export function IdeaEditor({ draft, errorAt, autoFocus, onChange }: IdeaEditorProps) {
  const t = useComposerText();
  const { idea, pictures } = draft;
  return (
    <div className="flex flex-col gap-4">
      <IdeaFields
        idea={idea}
        autoFocus={autoFocus}
        errorAt={(name) => errorAt(name)}
        onChange={(changes) => onChange({ idea: { ...idea, ...changes } })}
      />
      {pictures.length > 0 && (
        <Notice tone="info" title={t('compose.ideaPictures')}>
          {t('compose.ideaPicturesHint')}
        </Notice>
      )}
    </div>
  );
}

import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '@upround/shared/ui';
import { useSettingsText } from './messages/catalogue';

interface SectionErrorProps {
  title: string;
  /** What could not be read, and is read again when somebody asks for it. */
  query: Pick<UseQueryResult, 'isFetching' | 'refetch'>;
}

/** Stands in a section whose data did not come. */
export function SectionError({ title, query }: SectionErrorProps) {
  const t = useSettingsText();
  return (
    <ErrorState
      title={title}
      level={3}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
      className="px-0"
    >
      {t('screen.errorHint')}
    </ErrorState>
  );
}

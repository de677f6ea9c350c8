import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { ICON_STROKE, Name } from '@upround/shared/ui';

interface FileCardProps {
  name: string;
  /** Facts about the file, in small type. */
  facts?: ReactNode;
  /** What can be done with it. */
  children?: ReactNode;
}

/** A file: its name, facts and actions. */
export function FileCard({ name, facts, children }: FileCardProps) {
  return (
    <div className="flex min-w-0 flex-wrap items-center justify-end gap-x-3 gap-y-2 rounded-control border bg-surface-raised py-2 pr-2 pl-3">
      <div className="flex min-h-12 min-w-0 grow basis-44 items-center gap-3">
        <FileText aria-hidden size={20} strokeWidth={ICON_STROKE} className="shrink-0 text-muted" />
        <div className="min-w-0 grow">
          <p className="font-medium wrap-anywhere">
            <Name>{name}</Name>
          </p>
          {facts !== undefined && <div className="figures text-small text-muted">{facts}</div>}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </div>
  );
}

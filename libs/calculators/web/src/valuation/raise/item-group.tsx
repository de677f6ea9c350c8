import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, FieldGroup, IconButton } from '@upround/shared/ui';

interface ItemGroupProps {
  legend: string;
  /** `Add a SAFE`; undefined once there is no room for more. */
  add?: string | undefined;
  onAdd: () => void;
  children: ReactNode;
}

/** A list of things with fields, which can grow. */
export function ItemGroup({ legend, add, onAdd, children }: ItemGroupProps) {
  return (
    <FieldGroup legend={legend}>
      <div className="flex flex-col gap-4">
        {children}
        {add !== undefined && (
          <Button size="small" icon={Plus} className="self-start" onClick={onAdd}>
            {add}
          </Button>
        )}
      </div>
    </FieldGroup>
  );
}

interface GroupItemProps {
  /** `Remove SAFE 1` */
  remove: string;
  onRemove: () => void;
  children: ReactNode;
}

/** One of them, with a button that removes it. */
export function GroupItem({ remove, onRemove, children }: GroupItemProps) {
  return (
    <div className="flex items-start gap-2 border-l-2 pl-4">
      <div className="min-w-0 grow">{children}</div>
      <IconButton icon={X} label={remove} onClick={onRemove} />
    </div>
  );
}

import {
  CalendarPlus,
  Columns3,
  Download,
  Ellipsis,
  FileUp,
  Filter,
  Plus,
  Rows3,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { pipelineLayouts, type PipelineLayout } from '@upround/shared/links';
import {
  Button,
  ICON_STROKE,
  IconButton,
  Menu,
  MenuItem,
  SegmentedControl,
} from '@upround/shared/ui';
import { usePipelineText } from '../../messages/catalogue';

export type PipelineTool = 'add' | 'import' | 'calendar';

interface PipelineHeadProps {
  layout: PipelineLayout;
  onLayout: (layout: PipelineLayout) => void;
  onTool: (tool: PipelineTool) => void;
  /** Undefined while there is nothing to export. */
  onExport: (() => void) | undefined;
  /** Beside the title, on phones. */
  filters?: ReactNode;
  /** Something below is the one primary action. */
  isQuiet: boolean;
}

const icons = { board: Columns3, table: Rows3, funnel: Filter } as const;

/** The title of the pipeline, its layouts and what can be done with all of it. */
export function PipelineHead(props: PipelineHeadProps) {
  const { layout, onLayout, onTool, onExport, filters, isQuiet } = props;
  const t = usePipelineText();
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 px-4 pt-4 pb-2 medium:px-6">
      {/* The heading of the page, which is hidden, says the same to screen readers. */}
      <div className="mr-auto flex min-h-9 items-center justify-between gap-2 max-small:basis-full">
        <p aria-hidden className="text-title font-semibold">
          {t('title')}
        </p>
        {filters}
      </div>
      <SegmentedControl
        label={t('layout.label')}
        value={layout}
        onChange={onLayout}
        className="mr-auto small:mr-0"
        options={pipelineLayouts.map((value) => {
          const IconPart = icons[value];
          return {
            value,
            label: (
              <span className="flex items-center gap-2">
                <IconPart aria-hidden size={16} strokeWidth={ICON_STROKE} />
                <span className="max-wide:sr-only">{t(`layout.${value}`)}</span>
              </span>
            ),
          };
        })}
      />
      <Button variant={isQuiet ? 'secondary' : 'primary'} icon={Plus} onClick={() => onTool('add')}>
        {t('tools.add')}
      </Button>
      <Menu trigger={<IconButton icon={Ellipsis} label={t('tools.more')} />}>
        <MenuItem icon={FileUp} onSelect={() => onTool('import')}>
          {t('tools.import')}
        </MenuItem>
        <MenuItem icon={Download} disabled={onExport === undefined} onSelect={() => onExport?.()}>
          {t('tools.export')}
        </MenuItem>
        <MenuItem icon={CalendarPlus} onSelect={() => onTool('calendar')}>
          {t('tools.calendar')}
        </MenuItem>
      </Menu>
    </div>
  );
}

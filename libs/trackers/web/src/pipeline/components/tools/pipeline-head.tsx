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
import { Button, IconButton, Menu, MenuItem, SegmentedControl } from '@upround/shared/ui';
import { usePipelineText } from '../../messages/catalogue';

export type PipelineTool = 'add' | 'import' | 'calendar';

interface PipelineHeadProps {
  layout: PipelineLayout;
  onLayout: (layout: PipelineLayout) => void;
  onTool: (tool: PipelineTool) => void;
  /** Undefined while there is nothing to export. */
  onExport: (() => void) | undefined;
  /** In two lines, with the filters beside the layouts. */
  isPhone: boolean;
  /** On phones; elsewhere they are above the funders. */
  filters?: ReactNode;
  /** Something below is the one primary action. */
  isQuiet: boolean;
}

const icons = { board: Columns3, table: Rows3, funnel: Filter } as const;

/** The title of the pipeline, its layouts and what can be done with all of it. */
export function PipelineHead(props: PipelineHeadProps) {
  const { layout, onLayout, isPhone, filters } = props;
  const t = usePipelineText();
  const layouts = (
    <SegmentedControl
      label={t('layout.label')}
      value={layout}
      onChange={onLayout}
      wide={isPhone}
      className={isPhone ? 'grow' : undefined}
      options={pipelineLayouts.map((value) => ({
        value,
        label: t(`layout.${value}`),
        ...(!isPhone && { icon: icons[value] }),
      }))}
    />
  );
  return (
    <div className="flex shrink-0 flex-col gap-3 px-4 pt-4 pb-3 medium:px-6 medium:pb-2">
      <div className="flex flex-wrap items-center gap-2">
        {/* The heading of the page, which is hidden, says the same to screen readers. */}
        <p aria-hidden className="mr-auto text-display font-semibold">
          {t('title')}
        </p>
        {!isPhone && layouts}
        <Tools {...props} />
      </div>
      {isPhone && (
        <div className="flex items-center gap-2">
          {layouts}
          {filters}
        </div>
      )}
    </div>
  );
}

function Tools({ onTool, onExport, isQuiet }: PipelineHeadProps) {
  const t = usePipelineText();
  return (
    <div className="flex items-center gap-2">
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

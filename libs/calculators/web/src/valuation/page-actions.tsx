import { memo, useDeferredValue } from 'react';
import { links } from '@upround/shared/links';
import { deferredLazy } from '@upround/shared/ui';
import { ActionsPlaceholder } from '../frame/actions-placeholder';
import { FieldsContext, useFields } from './methods/state-field';

const ValuationActions = deferredLazy(
  () => import('./valuation-actions').then((m) => m.ValuationActions),
  ActionsPlaceholder,
);

/** Scenarios, sharing and files, which load after the numbers and follow them once the browser has time. */
export function PageActions() {
  const shown = useDeferredValue(useFields());
  return (
    <FieldsContext value={shown}>
      <Actions />
    </FieldsContext>
  );
}

const Actions = memo(function Actions() {
  const { link } = useFields();
  const href = links.valuationCalculator({ s: link.coded });
  return (
    // At the end of the title’s row where there is room.
    <div className="flex flex-wrap gap-2 wide:absolute wide:top-8 wide:right-6 wide:h-10 wide:items-center print:hidden">
      <ValuationActions href={href} />
    </div>
  );
});

import type { OwnAmbassador } from '@upround/ambassador/contract';
import { FunnelPart } from './funnel-part';
import { LinkPart } from './link-part';
import { PointsPart } from './points-part';
import { RewardsPart } from './rewards-part';
import { SettingsPart } from './settings-part';
import { ShareKit } from './share-kit';

/** The link and what it brought; points, rewards and settings beside it. */
export function OverviewTab({ own }: { own: OwnAmbassador }) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-[1fr_22rem] wide:gap-6">
      <div className="flex min-w-0 flex-col gap-4 wide:gap-6">
        {own.code !== null && <LinkPart code={own.code} />}
        <FunnelPart own={own} />
        {own.code !== null && <ShareKit code={own.code} isNameHidden={own.isNameHidden} />}
      </div>
      <div className="flex min-w-0 flex-col gap-4 wide:gap-6">
        <PointsPart own={own} />
        <RewardsPart own={own} />
        <SettingsPart own={own} />
      </div>
    </div>
  );
}

import {
  Bell,
  ChartNoAxesColumn,
  CircleUserRound,
  ClipboardCheck,
  Download,
  Flag,
  Gavel,
  IndianRupee,
  KeyRound,
  MessageCircle,
  MonitorSmartphone,
  ScrollText,
  ShieldCheck,
  SunMoon,
  UserRoundCog,
  UserRoundX,
} from 'lucide-react';
import type { SettingsSection } from '@upround/shared/links';
import type { Icon } from '@upround/shared/ui';

export const sectionIcons: Record<SettingsSection, Icon> = {
  account: KeyRound,
  profile: CircleUserRound,
  appearance: SunMoon,
  notifications: Bell,
  messages: MessageCircle,
  blocked: UserRoundX,
  sessions: MonitorSmartphone,
  data: Download,
  privacy: ShieldCheck,
  reports: Flag,
  moderation: Gavel,
  approvals: ClipboardCheck,
  analytics: ChartNoAxesColumn,
  people: UserRoundCog,
  money: IndianRupee,
  operations: ScrollText,
};

import {
  Bell,
  ChartNoAxesColumn,
  CircleUserRound,
  Download,
  KeyRound,
  MessageCircle,
  MonitorSmartphone,
  ScrollText,
  ShieldCheck,
  SunMoon,
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
  people: UserRoundX,
  sessions: MonitorSmartphone,
  data: Download,
  privacy: ShieldCheck,
  analytics: ChartNoAxesColumn,
  operations: ScrollText,
};

import {
  Banknote,
  Briefcase,
  Calculator,
  CalendarDays,
  Flag,
  GraduationCap,
  LifeBuoy,
  MessageSquare,
  MessagesSquare,
  ReceiptText,
  ShieldAlert,
  Trophy,
  Undo2,
} from 'lucide-react';
import { links } from '@upround/shared/links';
import type { Icon } from '@upround/shared/ui';
import type { DocumentName } from './documents';

export interface Tile {
  key: string;
  icon: Icon;
  href?: string;
}

/** What pages say at one glance: the keys of the texts, with icons and links. */
export const introTiles = {
  about: [
    { key: 'talk', icon: MessagesSquare, href: links.home() },
    { key: 'work', icon: Briefcase, href: links.jobs() },
    { key: 'funding', icon: Banknote, href: links.trackers() },
    { key: 'mentors', icon: GraduationCap, href: links.mentors() },
    { key: 'competitions', icon: Trophy, href: links.competitions() },
    { key: 'value', icon: Calculator, href: links.valuationCalculator() },
  ],
  refundPolicy: [
    { key: 'days', icon: CalendarDays },
    { key: 'full', icon: ReceiptText },
    { key: 'way', icon: Undo2 },
  ],
  contactUs: [
    { key: 'feedback', icon: MessageSquare, href: links.feedback() },
    { key: 'support', icon: LifeBuoy, href: links.support() },
    { key: 'report', icon: Flag, href: `${links.communityGuidelines()}#reporting` },
    { key: 'security', icon: ShieldAlert, href: links.feedback({ kind: 'PROBLEM' }) },
  ],
} as const satisfies Partial<Record<DocumentName, readonly Tile[]>>;

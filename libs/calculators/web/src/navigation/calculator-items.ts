import { Calculator } from 'lucide-react';
import { links } from '@upround/shared/links';
import type { NavigationItem } from '@upround/shared/routing';
import { useNavigationText } from './messages/catalogue';

/** The calculators, in the menu of all pages. */
export const valuationItem: NavigationItem = {
  href: links.valuationCalculator(),
  icon: Calculator,
  useLabel: () => useNavigationText()('valuation'),
};

export const esopItem: NavigationItem = {
  href: links.esopCalculator(),
  icon: Calculator,
  useLabel: () => useNavigationText()('esop'),
};

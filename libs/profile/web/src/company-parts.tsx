import { createContext, type ComponentType } from 'react';
import { TextInput } from '@upround/shared/ui';

/** A control within a `Field` for the name of a company. */
export interface CompanyInputProps {
  value: string;
  onChange: (name: string) => void;
}

/** Without suggestions. */
export function PlainCompanyInput({ value, onChange }: CompanyInputProps) {
  return (
    <TextInput
      dir="auto"
      autoComplete="organization"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** The parts of a person's page from the slice that has companies. */
export interface CompanyParts {
  Input: ComponentType<CompanyInputProps>;
  /** The path of a company's page; companies are not linked without it. */
  pathOf?: (slug: string) => string;
}

/** Filled by the page of a person. */
export const CompanyPartsContext = /* @__PURE__ */ createContext<CompanyParts>({
  Input: PlainCompanyInput,
});

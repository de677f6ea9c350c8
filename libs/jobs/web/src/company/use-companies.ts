import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CompanySummary } from '@upround/jobs/contract';
import { companiesQuery } from './company-queries';

/** Milliseconds of debounce: one request per word. */
const PAUSE = 200;
const NONE: readonly CompanySummary[] = [];

/** Companies whose names begin with the input, searched after a debounce. */
export function useCompanies(text: string): readonly CompanySummary[] {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  const { data } = useQuery({ ...companiesQuery(asked), enabled: asked !== '', retry: false });
  if (text === '' || data === undefined) return NONE;
  const beginning = text.toLowerCase();
  return data.data.filter(({ name }) => name.toLowerCase().startsWith(beginning));
}

/** The company of exactly that name, where it has a page. */
export function useNamedCompany(name: string): CompanySummary | undefined {
  const asked = name.trim();
  return useCompanies(asked).find((one) => one.name.toLowerCase() === asked.toLowerCase());
}

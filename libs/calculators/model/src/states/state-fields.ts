import * as z from 'zod/mini';

/** A number field of a state: any finite number, since formulas check its range; null for an empty field. */
export const numberField = z.nullable(z.number());
export const nameField = z.string().check(z.maxLength(80));
/** As a date field has it, which may be a year of six digits. */
export const dayField = z.nullable(z.string().check(z.maxLength(16)));

export const calculatorCurrencies = ['INR', 'USD'] as const;
export type CalculatorCurrency = (typeof calculatorCurrencies)[number];

/** An object with a number for each name. */
export const numbersFor = <Name extends string>(names: readonly Name[]) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, numberField])) as Record<
      Name,
      typeof numberField
    >,
  );

export const listOf = <Item extends z.ZodMiniType>(item: Item, most: number) =>
  z.array(item).check(z.maxLength(most));

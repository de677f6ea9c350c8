import * as z from 'zod/mini';

/** What is typed may be any such number; formulas say what is wrong with it. Null is an empty field. */
const MOST = 1e15;
export const numberField = z.nullable(z.number().check(z.minimum(-MOST), z.maximum(MOST)));
export const nameField = z.string().check(z.maxLength(80));
export const dayField = z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)));

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

/**
 * The item of a list at a place that exists.
 * @throws RangeError if it doesn't, which is a mistake of the caller
 */
export function itemAt<Item>(list: readonly Item[], place: number): Item {
  const item = list.at(place);
  if (item === undefined) throw new RangeError(`There is no item ${place}.`);
  return item;
}

/** A value for each name. */
export const mapNames = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

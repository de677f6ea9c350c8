/**
 * Whether the open page is the one at an address, whatever else its query has.
 *
 * @param address path and query of ours, as in `/dm?conversation=c-1`
 */
export function isOpen(address: string, pathname: string, search: string): boolean {
  const [path, query] = address.split('?');
  const open = new URLSearchParams(search);
  return (
    path === pathname &&
    [...new URLSearchParams(query)].every(([name, value]) => open.get(name) === value)
  );
}

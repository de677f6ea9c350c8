/**
 * Whether the open page is the one at an address, whatever else its query has.
 *
 * @param address path of ours and one parameter, as in `/dm?conversation=c-1`
 */
export function isOpen(address: string, pathname: string, search: string): boolean {
  const [path, parameter = ''] = address.split('?');
  return path === pathname && search.slice(1).split('&').includes(parameter);
}

/** The code of the menus, loaded when one of them is opened. */
const menus = () => import('./menus');

export const loadAccountMenu = () => menus().then((module) => module.AccountPopover);
export const loadMoreMenu = () => menus().then((module) => module.MorePopover);

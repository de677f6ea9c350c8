import { createContext, useContext, type ComponentType } from 'react';

/**
 * A place on a feature's page that another feature's part fills. The feature exports the slot and
 * renders `<X.Slot … />`; the app, which alone knows both, puts `<X.Fill value={Part}>` around.
 * Unfilled it renders nothing.
 */
export function defineSlot<Props extends object>() {
  const Context = createContext<ComponentType<Props> | null>(null);
  function Slot(props: Props) {
    const Part = useContext(Context);
    return Part === null ? null : <Part {...props} />;
  }
  return { Slot, Fill: Context.Provider };
}

import {
  createContext,
  useContext,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react';

export type AnchorProps = ComponentPropsWithRef<'a'> & { href: string };

const AnchorContext = /* @__PURE__ */ createContext<ComponentType<AnchorProps> | 'a'>('a');

/**
 * Provides the component that renders anchors, so that the kit does not depend on a router. The app gives
 * a component that turns `href` into a client-side navigation; without it plain anchors are used.
 */
export function AnchorProvider(props: { value: ComponentType<AnchorProps>; children: ReactNode }) {
  return <AnchorContext value={props.value}>{props.children}</AnchorContext>;
}

/** A bare anchor through the app's router. For a styled one use `Link` or `ButtonLink`. */
export function Anchor(props: AnchorProps) {
  const Component = useContext(AnchorContext);
  return <Component {...props} />;
}

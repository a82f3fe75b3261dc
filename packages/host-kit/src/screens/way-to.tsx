import { TextLink } from '@waymark/ui';
import type { ReactNode } from 'react';
import { useKnows } from '../host-context';
import { Link } from './link';

/** A link to another screen, shown only if a remote in service draws it. */
export function WayTo({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  if (!useKnows()(to)) return null;
  return (
    <TextLink as={Link} to={to}>
      {children}
    </TextLink>
  );
}

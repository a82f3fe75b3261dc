import { TextLink } from '@waymark/ui';
import type { ReactNode } from 'react';
import { useHasScreen } from '../host-context';
import { Link } from './link';

/** A link to another screen, shown only if a remote in service draws it. */
export function ScreenLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  if (!useHasScreen()(to)) return null;
  return (
    <TextLink as={Link} to={to}>
      {children}
    </TextLink>
  );
}

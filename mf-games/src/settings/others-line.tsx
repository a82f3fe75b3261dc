import type { PresentPerson, Readable } from '@waymark/contract';
import { lazyScreenPart, useHost, useReadable } from '@waymark/host-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

// Small parts of settings share a chunk, because the hash of each chunk weighs on the remote's entry.
const OthersNamed = lazyScreenPart(
  async () => (await import(/* webpackChunkName: "later" */ './others-named')).OthersNamed,
);

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  block-size: 20px;
  &:empty { display: none; }
`;

/** Others with this game open. Replaces a less important line, so nothing moves when people come and go. */
export function OthersLine({ children }: { readonly children: ReactNode }) {
  const { presence } = useHost();
  return presence ? <Others others={presence.others}>{children}</Others> : children;
}

interface OthersProps {
  readonly others: Readable<readonly PresentPerson[]>;
  readonly children: ReactNode;
}

function Others({ others, children }: OthersProps) {
  const names = useReadable(others).map(({ name }) => name);
  return (
    <>
      <Line role="status">{names.length > 0 && <OthersNamed names={names} />}</Line>
      {names.length === 0 && children}
    </>
  );
}

import { useReadable } from '@waymark/host-kit';
import { token } from '@waymark/ui';
import styled from 'styled-components';
import type { Sandbox } from './sandbox-host';

const Log = styled.details`
  position: fixed;
  inset-block-end: 0;
  inset-inline-start: 0;
  z-index: 30;
  max-inline-size: min(520px, 100vw);
  padding: 4px 10px;
  border: 1px solid ${token.line};
  border-start-end-radius: ${token.radiusPanel};
  background: ${token.surfacePanel};
  color: ${token.text};
  font: ${token.type12} ${token.fontCode};

  & ol { max-block-size: 40vh; overflow: auto; margin: 4px 0; padding: 0; list-style: none; }
  & li { overflow-wrap: anywhere; }
`;

/** The remote's API calls, newest first. */
export function CallLog({ sandbox }: { readonly sandbox: Sandbox }) {
  const calls = useReadable(sandbox.calls);
  return (
    <Log lang="en" dir="ltr">
      <summary>Calls</summary>
      <ol>
        {calls.map(({ method, path, outcome }, place) => (
          <li key={calls.length - place}>{`${method} ${path} ${outcome}`}</li>
        ))}
      </ol>
    </Log>
  );
}

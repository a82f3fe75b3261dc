import type { PresentPerson, Readable } from '@waymark/contract';
import { useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { Faces } from '@waymark/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  block-size: 20px;
  &:empty { display: none; }
`;

/** Who else has this game open, in place of a line that can be spared: nothing moves when somebody comes or goes. */
export function OthersLine({ children }: { readonly children: ReactNode }) {
  const { presence } = useHost();
  return presence ? <Others others={presence.others}>{children}</Others> : children;
}

interface OthersProps {
  readonly others: Readable<readonly PresentPerson[]>;
  readonly children: ReactNode;
}

function Others({ others, children }: OthersProps) {
  const t = useTranslate();
  const names = useReadable(others).map(({ name }) => name);
  const [first = '', second = ''] = names;
  const sentence =
    names.length === 1
      ? t('{name} has this game open too.', { name: first })
      : names.length === 2
        ? t('{name} and {other} have this game open too.', { name: first, other: second })
        : t('{name} and {n} others have this game open too.', { name: first, n: names.length - 1 });
  return (
    <>
      <Line role="status">
        {names.length > 0 && (
          <>
            <Faces names={names} label={names.join(', ')} size={20} />
            {sentence}
          </>
        )}
      </Line>
      {names.length === 0 && children}
    </>
  );
}

import { Avatar, token } from '@waymark/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { nameOf, type Somebody } from './organized';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 9px;
  min-block-size: 44px;
  padding-block: 2px;
  border-radius: ${token.radiusControl};
  background: ${token.surfacePanel};
  & > [data-who] { flex: 1; min-inline-size: 0; display: grid; font: ${token.type13} ${token.font}; }
  & > [data-who] > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > [data-who] > :first-child { font-weight: 500; }
  & > [data-who] > :nth-child(2) { color: ${token.textMuted}; font: ${token.type12} ${token.font}; }
`;

interface PersonLineProps {
  readonly person: Somebody;
  readonly handle?: ReactNode;
  /** Second line instead of the e-mail address. */
  readonly note?: string;
  /** Buttons at the end. */
  readonly children?: ReactNode;
}

/** A person in a list: avatar, name and address. */
export function PersonLine({ person, handle, note, children }: PersonLineProps) {
  const name = nameOf(person);
  const second = note ?? (person.name ? person.email : undefined);
  return (
    <Line>
      {handle}
      <Avatar name={name} size={28} decorative />
      <span data-who="">
        <span dir="auto">{name}</span>
        {second && <span dir="auto">{second}</span>}
      </span>
      {children}
    </Line>
  );
}

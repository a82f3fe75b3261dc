import type { GameId } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { Banner, Button, Icon, LinkButton } from '@waymark/ui';
import { ChevronDown, ChevronUp } from '@waymark/ui/icons';
import { useId, useState } from 'react';
import styled from 'styled-components';
import type { Missing } from './readiness';

const List = styled.ul`
  display: grid;
  gap: 2px;
  margin: 4px 0 0;
  padding: 0;
  list-style: none;
  && button { color: inherit; text-align: start; text-decoration: underline; }
`;

/** What the line is given. */
export interface ToPutRightProps {
  readonly id: GameId;
  /** At least one. */
  readonly missing: readonly Missing[];
  readonly onLead: (field: string) => void;
}

/** How much is missing, on one line; opened, what it is. Each leads to where it is put right. */
export function ToPutRight({ id, missing, onLead }: ToPutRightProps) {
  const { navigation } = useHost();
  const t = useTranslate();
  const list = useId();
  const [open, setOpen] = useState(false);
  const challenges = `/tasks/organize/${id}`;
  const linkOf = ({ field, phrase, values }: Missing) => {
    const words = t(phrase, values);
    if (field === 'challenges' && !navigation.knows(challenges)) return words;
    const go = () => (field === 'challenges' ? navigation.navigate(challenges) : onLead(field));
    return <LinkButton onClick={go}>{words}</LinkButton>;
  };
  const [only] = missing;
  const n = missing.reduce((sum, { count = 1 }) => sum + count, 0);
  const one = missing.length === 1;
  const more = (
    <Button size="small" aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
      {open ? t('Hide the list') : t('Show what')}
      <Icon of={open ? ChevronUp : ChevronDown} />
    </Button>
  );
  return (
    <Banner tone="warning" action={!one && more}>
      <strong>
        {n === 1
          ? t('One thing is missing before this game can start.')
          : t('{n} things are missing before this game can start.', { n })}
      </strong>{' '}
      {one && only && linkOf(only)}
      <List id={list} hidden={one || !open}>
        {missing.map((finding) => (
          <li key={finding.phrase}>{linkOf(finding)}</li>
        ))}
      </List>
    </Banner>
  );
}

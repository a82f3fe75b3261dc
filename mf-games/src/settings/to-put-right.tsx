import { type GameId, paths } from '@waymark/contract';
import { type Finding, READINESS_WORDS } from '@waymark/contract/readiness';
import { useHasScreen, useHost, useTranslate } from '@waymark/host-kit';
import { Banner, Button, Icon, LinkButton, StatePill } from '@waymark/ui';
import { ChevronDown, ChevronUp } from '@waymark/ui/icons';
import { useId, useState } from 'react';
import styled from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: 2px;
  margin: 4px 0 0;
  padding: 0;
  list-style: none;
  && button { color: inherit; text-align: start; text-decoration: underline; }
`;

/** Phrases for the number of problems in a live game. */
const SUMS = {
  one: { sentence: "It's live, and 1 problem needs fixing." },
  many: { sentence: "It's live, and {n} problems need fixing." },
} as const;

const Live = styled.span`
  & > :first-child { margin-inline-end: 8px; vertical-align: middle; }
`;

/** At least one. */
export interface ToPutRightProps {
  readonly id: GameId;
  readonly missing: readonly Finding[];
  /** Number of problems of the challenges. */
  readonly problems: number;
  readonly onLead: (field: string) => void;
}

/** The problems of a live game in one line, or as a list when expanded. Each entry links to where it is fixed. */
export function ToPutRight({ id, missing, problems, onLead }: ToPutRightProps) {
  const { navigation } = useHost();
  const knows = useHasScreen();
  const t = useTranslate();
  const list = useId();
  const [open, setOpen] = useState(false);
  const challenges = paths.challenges(id);
  const linkToChallenges = (address: string, words: string) =>
    knows(challenges) ? <LinkButton onClick={() => navigation.navigate(address)}>{words}</LinkButton> : words;
  const linkTo = (field: string, words: string) => {
    if (field !== 'tasks') return <LinkButton onClick={() => onLead(field)}>{words}</LinkButton>;
    return linkToChallenges(challenges, words);
  };
  const links = missing.map(({ rule, field, values }) => linkTo(field, t(READINESS_WORDS[rule].says, values)));
  if (problems > 0) {
    const words =
      problems === 1 ? t('1 problem in the challenges.') : t('{n} problems in the challenges.', { n: problems });
    links.push(linkToChallenges(`${challenges}#readiness`, words));
  }
  const n = missing.length + problems;
  const one = links.length === 1;
  const more = (
    <Button size="small" aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
      {open ? t('Hide the list') : t('Show')}
      <Icon of={open ? ChevronUp : ChevronDown} />
    </Button>
  );
  return (
    <Banner tone="warning" action={!one && more}>
      <Live>
        <StatePill state="live" />
        <strong>{t(SUMS[n === 1 ? 'one' : 'many'].sentence, { n })}</strong>
      </Live>{' '}
      {one && links[0]}
      <List id={list} hidden={one || !open}>
        {!one && links.map((link, at) => <li key={at}>{link}</li>)}
      </List>
    </Banner>
  );
}

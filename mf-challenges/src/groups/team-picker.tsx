import { allTeamsQuery } from '@waymark/client';
import { type GameId, type GroupTeam, paths } from '@waymark/contract';
import { Link, useHasScreen, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { LinkButton, Spinner, TextField, TextLink, token } from '@waymark/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { byName } from './by-name';
import { TeamFace } from './team-chip';

const Choices = styled.div`
  max-block-size: 300px;
  overflow-y: auto;
  padding: 4px;
  border: 1px solid ${token.lineStrong};
  border-radius: ${token.radiusPanel};
  background: ${token.surfaceRaised};
  & > p { padding: 8px 10px; color: ${token.textMuted}; font: ${token.type13} ${token.font}; }
  & button[data-team] {
    display: flex;
    align-items: center;
    gap: 10px;
    inline-size: 100%;
    min-block-size: 40px;
    padding: 4px 8px;
    border: 0;
    border-radius: ${token.radiusControl};
    background: none;
    color: inherit;
    font: ${token.type14} ${token.font};
    text-align: start;
    overflow-wrap: anywhere;
    &:hover { background: ${token.surfaceHover}; }
  }
`;

/** From this number of teams, the list has a search field. */
const MANY = 8;

interface TeamPickerProps {
  readonly id: string;
  readonly game: GameId;
  /** Teams already in the group. */
  readonly taken: readonly GroupTeam[];
  readonly onPick: (team: GroupTeam) => void;
  readonly onClose: () => void;
}

/**
 * The teams that are not in the group yet, with a search if there are many. Up and Down move through them, Escape
 * closes.
 */
export function TeamPicker({ id, game, taken, onPick, onClose }: TeamPickerProps) {
  const { api } = useHost();
  const knows = useHasScreen();
  const t = useTranslate();
  const { data, error, refetch } = useQuery(allTeamsQuery(api, game));
  const box = useRef<HTMLDivElement>(null);
  const ready = data !== undefined;
  const [term, setTerm] = useState('');
  useEffect(() => {
    if (ready) box.current?.querySelector<HTMLElement>('input, button[data-team]')?.focus();
  }, [ready]);
  const free = data?.filter((team) => !taken.some((one) => one.id === team.id)).sort(byName) ?? [];
  const searched = free.length >= MANY;
  const shown = searched ? free.filter(({ name = '' }) => isIn(name, term)) : free;
  const teams = paths.teams(game);

  const move = (event: KeyboardEvent): void => {
    // The key belongs to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
      return;
    }
    const all = [...(box.current?.querySelectorAll<HTMLElement>('input, button[data-team]') ?? [])];
    const typed = event.target instanceof HTMLInputElement;
    const [first] = shown;
    if (typed && event.key === 'Enter' && term.trim() !== '' && first) {
      // The focus goes to the button that opens this, which Enter would press.
      event.preventDefault();
      onPick(first);
      return;
    }
    if (typed && (event.key === 'Home' || event.key === 'End')) return;
    const at = all.indexOf(event.target as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined || all.length === 0) return;
    event.preventDefault();
    all[(to + all.length) % all.length]?.focus();
  };

  return (
    <Choices ref={box} id={id} role="group" aria-label={t('Teams to add')} onKeyDown={move}>
      {searched && <TextField label={t('Search teams')} value={term} autoComplete="off" onChange={setTerm} />}
      {shown.map((team) => (
        <button key={team.id} type="button" data-team="" onClick={() => onPick(team)}>
          <TeamFace team={team} />
          <bdi>{team.name}</bdi>
        </button>
      ))}
      {!data && !error && (
        <p role="status">
          <Spinner /> {t('Loading')}
        </p>
      )}
      {!data && error && (
        <p role="alert">
          {t("Couldn't load the teams.")} <LinkButton onClick={() => void refetch()}>{t('Retry')}</LinkButton>
        </p>
      )}
      {free.length > 0 && shown.length === 0 && <p role="status">{t('No teams found')}</p>}
      {data && free.length === 0 && (
        <p role="status">
          {data.length > 0 ? t('Every team is in this group.') : t('This game has no teams yet.')}{' '}
          {data.length === 0 && knows(teams) && (
            <TextLink as={Link} to={teams}>
              {t('Teams')}
            </TextLink>
          )}
        </p>
      )}
    </Choices>
  );
}

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const isIn = (name: string, term: string): boolean => plain(name).includes(plain(term.trim()));

import type { GameId, ReelState } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { Icon, IconButton, Img, token } from '@waymark/ui';
import { Clapperboard, Play, Share2 } from '@waymark/ui/icons';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Name, PosterPlace, posterLook } from './card-styles';
import type { Film } from './film';
import { Making } from './making';
import { isShort, ShortCards } from './short-cards';
import { useShare } from './use-share';

const PartHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-block-end: 10px;
  & > h2 { font: 600 ${token.type16} ${token.font}; }
  & > span { flex: 1; white-space: nowrap; color: ${token.textMuted}; font: ${token.type13} ${token.font}; font-variant-numeric: tabular-nums; }
`;
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: 14px;
  padding: 0;
  list-style: none;
  @media (max-width: 767px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
const Poster = styled.button`
  ${posterLook}
  cursor: pointer;
  & > :not(:last-child) { position: absolute; inset: 0; border-radius: 0; }
  & > :last-child { position: relative; display: grid; place-items: center; inline-size: 40px; block-size: 40px; border-radius: 50%; background: rgb(0 0 0 / 60%); color: #fff; }
  &:disabled { cursor: default; }
`;
const None = styled.p`color: ${token.textMuted};`;

interface ReelCardsProps {
  readonly game: GameId;
  readonly title: string;
  /** What they are of. */
  readonly of: 'team' | 'challenge';
  readonly films: readonly Film[];
  /** Everything that can have a reel, if the platform reports it. */
  readonly states: readonly ReelState[] | undefined;
  readonly onPlay: (film: Film) => void;
  readonly action: ReactNode;
}

const lacksAnswers = (state: ReelState): boolean => state.state === 'none' && isShort(state);

/** The films of teams or challenges: finished, in progress or possible, and those that need more answers. */
export function ReelCards({ game, title, of: kind, films, states = [], onPlay, action }: ReelCardsProps) {
  const t = useTranslate();
  const unmade = states.filter(({ id }) => !films.some(({ of }) => of === id));
  const [coming, short] = [unmade.filter((state) => !lacksAnswers(state)), unmade.filter(lacksAnswers)];
  const stateOf = ({ of }: Film) => states.find(({ id, state }) => id === of && state !== 'none');
  const featured = ({ of }: Film) => states.find(({ id }) => id === of)?.featured;
  return (
    <section aria-label={title}>
      <PartHead>
        <h2>{title}</h2>
        <span>{states.length > 0 && t('{n} of {total}', { n: films.length, total: states.length })}</span>
        {action}
      </PartHead>
      {films.length + coming.length + short.length === 0 && (
        <None>{t('None yet. A reel is made of 3 or more featured submissions.')}</None>
      )}
      <Grid>
        {films.map((film) => (
          <Card
            key={film.id ?? film.name}
            film={film}
            featured={featured(film)}
            state={stateOf(film)}
            onPlay={onPlay}
          />
        ))}
        {coming.map((state) => (
          <li key={`coming-${state.id}`}>
            <PosterPlace>
              <Icon of={Clapperboard} size={24} />
            </PosterPlace>
            <Name>
              <div>
                <bdi>{state.name}</bdi>
                {state.state === 'none' && <small>{t('No reel yet')}</small>}
              </div>
            </Name>
            {state.state !== 'none' && <Making state={state} />}
          </li>
        ))}
        <ShortCards game={game} of={kind} states={short} />
      </Grid>
    </section>
  );
}

interface CardProps {
  readonly film: Film;
  readonly featured: number | undefined;
  readonly state: ReelState | undefined;
  readonly onPlay: (film: Film) => void;
}

function Card({ film, featured, state, onPlay }: CardProps) {
  const t = useTranslate();
  const { api } = useHost();
  const share = useShare();
  const name = film.name || t('Reel');
  const address = film.url ? api.resolve(film.url) : undefined;
  return (
    <li>
      <Poster type="button" aria-label={t('Play {name}', { name })} disabled={!address} onClick={() => onPlay(film)}>
        {film.poster && <Img src={api.resolve(film.poster)} alt="" width="100%" height="100%" />}
        <span>
          <Icon of={Play} />
        </span>
      </Poster>
      <Name>
        <div>
          {address ? (
            <a href={address} dir="auto" target="_blank" rel="noopener">
              {name}
            </a>
          ) : (
            <bdi>{name}</bdi>
          )}
          {featured !== undefined && <small>{t('{n} featured', { n: featured })}</small>}
        </div>
        {address && (
          <IconButton
            icon={Share2}
            label={t('Share {name}', { name })}
            onClick={() => void share({ title: name, url: address })}
          />
        )}
      </Name>
      {state && <Making state={state} />}
    </li>
  );
}

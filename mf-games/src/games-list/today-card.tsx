import {
  counted,
  lazyScreenPart,
  useHasBeenIdle,
  useHost,
  useOffered,
  useReadable,
  useTranslate,
} from '@waymark/host-kit';
import { Badge, ButtonLink, Icon, Menu, Panel, ProgressBar, token } from '@waymark/ui';
import { Clock } from '@waymark/ui/icons';
import styled from 'styled-components';
import { zoneOf } from '../zone';
import { GameAnchor, GameIconLink } from './game-anchor';
import { menuOf } from './menu-of';
import { roleWords } from './role-words';
import { Thumb } from './thumb';
import { spanOf, type TodaysGame, timeOfDay, timeOver } from './today';
import { TodayCounts } from './today-counts';
import type { RowRights } from './use-row-links';

const Card = styled(Panel).attrs({ as: 'article' })`
  display: flex;
  flex-direction: column;
  overflow: hidden;
`;

const Art = styled.div`
  position: relative;
  border-block-end: 1px solid ${token.line};
  & > :first-child { border-radius: 0; }
  & > span:last-child { position: absolute; inset-block-start: 10px; inset-inline-start: 12px; }
`;

const Inside = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: 10px;
  padding: 12px 14px;
  & h2, & h2 + p { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & h2 { font: 600 ${token.type14} ${token.font}; }
  & h2 + p { font: ${token.type12} ${token.font}; color: ${token.textMuted}; }
`;

const Time = styled.div`
  margin-block-start: auto;
  display: flex;
  align-items: center;
  gap: 10px;
  font: ${token.type12} ${token.font};
  font-variant-numeric: tabular-nums;
  color: ${token.textMuted};
  white-space: nowrap;
  & > :first-child { flex: 1; }
`;

/** One line each, reserved before the teams have loaded. */
const Lines = styled.div`
  display: grid;
  grid-auto-rows: minmax(16px, auto);
  gap: 4px;
  & > div { min-inline-size: 0; white-space: nowrap; }
  /* A link's hit area is higher than its line. */
  & > div:not(:has(a)) { overflow: hidden; text-overflow: ellipsis; }
  font: ${token.type12} ${token.font};
  font-variant-numeric: tabular-nums;
  color: ${token.textSoft};
`;

const TodayStuck = lazyScreenPart(() =>
  import(/* webpackChunkName: "rows" */ './today-stuck').then((file) => file.TodayStuck),
);
const TodayLeaders = lazyScreenPart(() =>
  import(/* webpackChunkName: "rows" */ './today-leaders').then((file) => file.TodayLeaders),
);

const Acts = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  & > :first-child { margin-inline-end: auto; }
`;

/** The main link of a game, by state. */
const FIRST = {
  live: ['monitor', 'leaderboard', 'stream', 'slideshow', 'analytics', 'settings'],
  scheduled: ['settings', 'challenges', 'teams', 'preview', 'analytics'],
} as const;
/** A menu next to them has them all. */
const ICONS_SHOWN = 2;

/** A game that is live or starts today: its state, and links to what it needs. */
export function TodayCard({ game, now, rights }: { game: TodaysGame; now: number; rights: RowRights }) {
  const { row, state, startsAt, finishesAt } = game;
  const { links, role } = rights;
  const t = useTranslate();
  const language = useReadable(useHost().phrases.language);
  const [main, ...others] = FIRST[state].flatMap((id) => links.filter((link) => link.id === id));
  const rested = useHasBeenIdle();
  const tellsStuck = useOffered('stuck-teams') && (role.administrator || role.coordinator);
  const over = timeOver(game, now);
  const players = row.players ?? 0;
  const starts = timeOfDay(startsAt, zoneOf(row), language);
  return (
    <Card aria-label={row.name}>
      <Art>
        <Thumb row={row} width="100%" height={80} />
        <span>
          {state === 'live' ? (
            <Badge tone="live" dot="live">
              {t('Live')}
            </Badge>
          ) : (
            <Badge tone="picture" icon={Clock}>
              {t('Today {time}', { time: starts })}
            </Badge>
          )}
        </span>
      </Art>
      <Inside>
        <div>
          <h2>
            <bdi>{row.name}</bdi>
          </h2>
          <p>
            {/* Isolated, because a number after Latin letters would join them in right-to-left text. */}
            {row.code && <bdi>{row.code}</bdi>}
            {row.code && players > 0 && ' · '}
            {players > 0 && <bdi>{counted(t, 'player', players)}</bdi>}
          </p>
        </div>
        <TodayCounts game={game} links={links} />
        <Lines>
          {state === 'live' && <div>{rested && <TodayLeaders game={row.id} />}</div>}
          {state === 'live' && tellsStuck ? (
            <div>{rested && <TodayStuck game={row.id} now={now} link={links.find(({ id }) => id === 'teams')} />}</div>
          ) : (
            <div>{t(roleWords(role))}</div>
          )}
        </Lines>
        <Time>
          {over === undefined ? <span /> : <ProgressBar label={t('Time over')} value={state === 'live' ? over : 0} />}
          <span>
            {state === 'scheduled'
              ? t('in {span}', { span: spanOf(startsAt - now, t) })
              : finishesAt === undefined
                ? t('since {time}', { time: starts })
                : t('{span} left', { span: spanOf(finishesAt - now, t) })}
          </span>
        </Time>
        <Acts>
          {main && (
            <ButtonLink
              as={GameAnchor}
              game={row.id}
              link={main}
              $kind={main.id === 'monitor' && (row.waiting_count ?? 0) > 0 ? 'primary' : 'default'}
            >
              <Icon of={main.icon} />
              {main.id === 'monitor' && (row.waiting_count ?? 0) > 0
                ? t('Review {n}', { n: row.waiting_count ?? 0 })
                : t(main.label)}
            </ButtonLink>
          )}
          {others.slice(0, ICONS_SHOWN).map((link) => (
            <GameIconLink
              key={link.id}
              game={row.id}
              link={link}
              label={t('{screen} of {game}', { screen: t(link.label), game: row.name ?? '' })}
            />
          ))}
          {links.length > 1 + ICONS_SHOWN && (
            <Menu label={t('All screens of {game}', { game: row.name ?? '' })} entries={menuOf(links, t)} />
          )}
        </Acts>
      </Inside>
    </Card>
  );
}

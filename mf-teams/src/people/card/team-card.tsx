import { type GameId, type GameRole, paths } from '@waymark/contract';
import { counted, HEIR, Link, lazyScreenPart, useHasScreen, useTranslate } from '@waymark/host-kit';
import {
  Badge,
  Bone,
  type Carrying,
  IconButton,
  SaveMark,
  Skeleton,
  TextLink,
  useDropPlace,
  VisuallyHidden,
} from '@waymark/ui';
import { Pencil, Trash2, X } from '@waymark/ui/icons';
import { useEffect, useId, useRef } from 'react';
import { type Crew, findPlayer, isSame } from '../organized';
import type { Freshness } from '../use-fresh-team';
import type { People } from '../use-people';
import type { TeamsEditor } from '../use-teams';
import { Activity } from './activity';
import { CardFoot, CardFrame, CardMiddle, CardTop, TeamCode } from './card-frame';
import type { CardStandingProps } from './card-standing';
import { CrewFaces } from './crew-faces';
import { TeamPhoto } from './team-photo';

/** About the height of a team without players. */
const EDIT_HEIGHT = 220;

/** The edit mode, in its own chunk. */
export const TeamEdit = lazyScreenPart(
  async () => (await import('./team-edit')).TeamEdit,
  <Skeleton>
    <Bone $height={EDIT_HEIGHT} />
  </Skeleton>,
);

/** Reserves the line's space. */
const CardStanding = lazyScreenPart<CardStandingProps>(
  async () => (await import('./card-standing')).CardStanding,
  <p>{'\u00A0'}</p>,
);

interface TeamCardProps {
  readonly game: GameId;
  readonly crew: Crew;
  readonly editor: TeamsEditor;
  readonly people: People;
  readonly role: GameRole;
  readonly carrying: Carrying;
  readonly open: boolean;
  readonly fresh: Freshness;
  /** When this screen last received a live answer of the team, in milliseconds. */
  readonly heard: number | undefined;
  /** The game is running. */
  readonly running: boolean;
  readonly onToggle: () => void;
  readonly onDelete: () => void;
}

/** A team's card or its edit mode. Players can be dropped on it. */
export function TeamCard(props: TeamCardProps) {
  const { game, crew, editor, people, role, carrying, open, fresh, heard, running, onToggle, onDelete } = props;
  const { team, players } = crew;
  const t = useTranslate();
  const knows = useHasScreen();
  const heading = useId();
  const card = useRef<HTMLElement>(null);
  const name = team.name || t('Untitled team');
  const drop = useDropPlace(card, carrying, t('Into {team}', { team: name }), ({ id }) => {
    const person = people.shown && findPlayer(people.shown, id);
    if (person && !players.some((one) => isSame(one, person))) void people.place(person, team.id);
  });
  const isFresh = fresh === 'highlighted';
  useEffect(() => {
    if (isFresh) card.current?.scrollIntoView?.({ block: 'center' });
  }, [isFresh]);
  const { saves } = editor;
  const photo = `${team.id} photo`;
  useEffect(() => () => saves.forget(photo), [saves, photo]);
  const stream = paths.teamStream(game, team.id);
  const said = counted(t, 'player', players.length);
  return (
    <CardFrame $open={open} $fresh={isFresh}>
      <article
        ref={card}
        aria-labelledby={heading}
        {...(drop ? { 'data-drop': drop } : {})}
        {...(isFresh ? { 'data-fresh': '' } : {})}
        {...(open ? {} : { 'data-team-row': '' })}
      >
        <CardTop {...(open ? { 'data-team-row': '' } : {})}>
          {!open && <TeamPhoto team={team} />}
          <div>
            <h2 id={heading} dir="auto">
              {name}
            </h2>
            {fresh && <Badge tone="accent">{t('New')}</Badge>}
            {!open && <CardStanding game={game} team={team.id} />}
          </div>
          <SaveMark state={saves.stateOf(photo).phase} />
          {open && role.administrator && (
            <IconButton icon={Trash2} label={t('Delete {team}', { team: name })} onClick={onDelete} />
          )}
          <IconButton
            icon={open ? X : Pencil}
            label={open ? t('Close {team}', { team: name }) : t('Edit {team}', { team: name })}
            aria-expanded={open}
            data-opens=""
            onClick={onToggle}
            {...HEIR}
          />
        </CardTop>
        {open ? (
          <TeamEdit
            game={game}
            team={team}
            players={players}
            editor={editor}
            people={people}
            role={role}
            carrying={carrying}
            focused={fresh !== undefined}
          />
        ) : (
          <>
            <CardMiddle>
              {players.length > 0 && <CrewFaces players={players} />}
              <span>{players.length > 0 ? said : t('No players yet')}</span>
              {team.code && (
                <TeamCode text={t('Entry code of the team')} stop>
                  <VisuallyHidden>{t('Entry code of the team')} </VisuallyHidden>
                  <code>{team.code}</code>
                </TeamCode>
              )}
            </CardMiddle>
            <CardFoot>
              <Activity game={game} team={team} heard={heard} running={running} writes={role.administrator} />
              {knows(stream) && (
                <TextLink as={Link} to={stream}>
                  {t('Stream')}
                </TextLink>
              )}
            </CardFoot>
          </>
        )}
      </article>
    </CardFrame>
  );
}

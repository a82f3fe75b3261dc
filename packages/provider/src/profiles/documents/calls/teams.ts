import { GROUP, TEAMS } from '../answers/entities';
import { alternating } from '../answers/form';
import { notShown, shown } from '../answers/forms';
import { paged, TELLS_COUNT, TELLS_PAGES } from '../answers/paging';
import { fields } from '../answers/pick-documented';
import type { DocumentedCall } from './call';
import { mediaFields } from './media-fields';

const { teams: TEAM, unassigned_users } = TEAMS;
const WITH_PEOPLE = shown(TEAMS);
/** Staff, banned people and invitations may be omitted ([G91]). */
const WITHOUT_PEOPLE = shown({ teams: TEAM, unassigned_users });

/** The name of a group is `name` or `label` ([G48]). */
const { label: _, ...NAMED } = GROUP;
const { name: __, ...LABELLED } = GROUP;
const META = fields('page');

const PERSON_LISTS = ['administrator', 'coordinator', 'ban'];
const GROUP_WRITTEN = ['game_id', 'label', 'team_id', 'teams'];

/** Teams and groups of teams. */
export const TEAM_CALLS: readonly DocumentedCall[] = [
  {
    method: 'GET',
    path: '/teams/organize.json',
    query: ['game_id', 'page', 'per_page'],
    answer: paged(alternating(WITH_PEOPLE, WITHOUT_PEOPLE), TELLS_COUNT['count, page, pages']),
  },
  {
    method: 'POST',
    path: '/teams.json',
    makes: true,
    body: ['game_id', 'per_page'],
    answer: shown({ team: TEAM, meta: META }),
  },
  {
    method: 'PUT',
    path: '/teams/{id}.json',
    body: ['name', 'game_id', ...mediaFields('standard')],
    answer: notShown('team', TEAM),
  },
  { method: 'DELETE', path: '/teams/{id}.json', query: ['game_id'], answer: notShown() },
  { method: 'POST', path: '/teams/{id}/player.json', body: ['game_id', 'email'], answer: notShown() },
  { method: 'DELETE', path: '/teams/{id}/player.json', query: ['game_id', 'player_id'], answer: notShown() },
  ...PERSON_LISTS.flatMap((list) =>
    (['POST', 'DELETE'] as const).map(
      (method): DocumentedCall => ({
        method,
        path: `/games/{id}/${list}.json`,
        query: ['player_id'],
        answer: notShown(),
      }),
    ),
  ),
  { method: 'POST', path: '/games/{id}/blast.json', body: ['method', 'subject', 'message'], answer: notShown() },
  ...['.json', ''].flatMap((suffix): DocumentedCall[] => [
    {
      method: 'GET',
      path: `/groups${suffix}`,
      query: ['game_id', 'page', 'per_page'],
      answer: paged(alternating(shown({ groups: NAMED }), shown({ groups: LABELLED })), TELLS_PAGES.pages),
    },
    {
      method: 'POST',
      path: `/groups${suffix}`,
      makes: true,
      body: ['game_id', 'per_page'],
      answer: alternating(shown({ group: NAMED }), shown({ group: LABELLED, meta: META })),
    },
    { method: 'PUT', path: `/groups/{id}${suffix}`, body: GROUP_WRITTEN, answer: notShown('group', NAMED) },
    {
      method: 'DELETE',
      path: `/groups/{id}${suffix}`,
      query: ['game_id', 'team_id'],
      answer: notShown('group', NAMED),
    },
  ]),
];

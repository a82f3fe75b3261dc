import { CURRENT_USER, TOKENS } from '../answers/entities';
import { alternating, NOTHING, partOf } from '../answers/form';
import { notShown, shown } from '../answers/forms';
import { fields } from '../answers/pick-documented';
import type { DocumentedCall } from './call';

/** Signing in, staying signed in, and the current user. */
export const ACCOUNT_CALLS: readonly DocumentedCall[] = [
  { method: 'GET', path: '/services/maintenance.json', answer: shown(fields('maintenance')) },
  { method: 'POST', path: '/users/authenticate.json', body: ['email', 'password'], answer: shown(TOKENS) },
  { method: 'POST', path: '/users/refresh.json', body: ['refresh_token'], answer: shown(TOKENS) },
  {
    method: 'GET',
    path: '/users/0.json',
    query: ['game_id'],
    answer: alternating(shown(CURRENT_USER), (answer, request) => ({ user: shown(CURRENT_USER)(answer, request) })),
  },
  { method: 'GET', path: '/users/verify.json', query: ['email'], answer: notShown() },
  {
    method: 'POST',
    path: '/users.json',
    makes: true,
    body: ['name', 'email', 'password', 'password_confirmation'],
    // Whether sign-up also signs in is undefined ([G72]).
    answer: alternating(
      shown(TOKENS),
      () => ({}),
      () => NOTHING,
    ),
  },
  { method: 'PATCH', path: '/users/reset.json', body: ['email'], answer: notShown() },
  { method: 'GET', path: '/upload.json', answer: alternating(shown(fields('max_bytes')), () => ({})) },
  { method: 'GET', path: '/medias/sign/{extension}', answer: shown(fields('signature', 'name')) },
  {
    method: 'GET',
    path: '/timezones.json',
    answer: alternating(zonesAsObjects, zonesAsPairs, shown({ timezones: true })),
  },
  {
    method: 'GET',
    path: '/proxy/translate.json',
    query: ['to'],
    answer: shown({ translations: fields('origin', 'translation') }),
  },
  { method: 'POST', path: '/proxy/translate.json', body: ['origin'], answer: notShown() },
];

interface Zone {
  readonly id: string;
  readonly name: string;
}

/** "Name and id pairs" ([G84]). */
function zonesAsObjects(answer: unknown): Zone[] {
  return (partOf(answer, 'timezones') as Zone[]).map(({ name, id }) => ({ name, id }));
}

function zonesAsPairs(answer: unknown): [name: string, id: string][] {
  return zonesAsObjects(answer).map(({ name, id }) => [name, id]);
}

import { documentedMessage } from './messages';

const received = (source: string, detail: object = {}) => documentedMessage({ source, detail });

it('keeps only the documented fields of a message', () => {
  const detail = { user_id: 1, game: { id: 2, name: 'Ferry', code: 'x' }, group: { id: 3 }, fields: ['name'] };
  expect(received('ss.group.update', detail)).toEqual({
    source: 'ss.group.update',
    detail: { user_id: 1, game: { id: 2, name: 'Ferry' } },
  });
});

it.each(['ss.answer.accept', 'ss.team.unmerge', 'ss.analytic.teams', 'ss.user.unban', 'ss.dropbox.connected'])(
  'passes on %s',
  (source) => {
    expect(received(source)).toEqual({ source, detail: {} });
  },
);

it.each([
  ['releases', 'platform.release', {}],
  ['presence', 'ss.presence', {}],
  ['readiness checks', 'ss.game.update', { fields: ['readiness'] }],
  ['jobs', 'ss.game.update', { fields: ['jobs'] }],
])('drops messages about %s', (_, source, detail) => {
  expect(received(source, detail)).toBeUndefined();
});

it('passes on an update that changed a documented field too', () => {
  expect(received('ss.game.update', { fields: ['jobs', 'export_uuid'] })).toEqual({
    source: 'ss.game.update',
    detail: {},
  });
});

import { documentedMessage } from './messages';

const told = (source: string, detail: object = {}) => documentedMessage({ source, detail });

it('keeps of a message what the envelope has', () => {
  const detail = { user_id: 1, game: { id: 2, name: 'Ferry', code: 'x' }, group: { id: 3 }, fields: ['name'] };
  expect(told('ss.group.update', detail)).toEqual({
    source: 'ss.group.update',
    detail: { user_id: 1, game: { id: 2, name: 'Ferry' } },
  });
});

it.each(['ss.answer.accept', 'ss.team.unmerge', 'ss.analytic.teams', 'ss.user.unban', 'ss.dropbox.connected'])(
  'knows %s',
  (source) => {
    expect(told(source)).toEqual({ source, detail: {} });
  },
);

it.each([
  ['of releases', 'platform.release', {}],
  ['of who looks on', 'ss.presence', {}],
  ['of what a check found', 'ss.game.update', { fields: ['readiness'] }],
])('has no message %s', (_, source, detail) => {
  expect(told(source, detail)).toBeUndefined();
});

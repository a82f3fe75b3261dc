import { administers } from './entities/administers';
import { GAME_CATEGORIES, gameRowSchema } from './entities/game';
import { gameStateAt } from './entities/game-state';
import { readGameId } from './entities/ids';
import { ASSET_NAMES, mediaKindOf } from './entities/media';
import { roleOf } from './entities/role';
import { FEATURES } from './entities/user';
import { actionForStatus } from './errors/catalogue';
import { readValidationMessages } from './errors/validation';
import { nounIn } from './live/code';
import { answersOfMessage, gameOfMessage } from './live/message';
import { readLiveMessage } from './live/message-frame';
import { ALL_LIVE_SOURCES } from './live/sources';
import { satisfies } from './registry/version';
import { ianaZoneOf } from './time/zones';

describe('ids in addresses', () => {
  it.each(['new', '', '0', '-1', '1.5', '7x', '1e3', ' 7', '9'.repeat(16)])('reject %j as a game id', (segment) => {
    expect(readGameId(segment)).toBeUndefined();
  });
  it('accept a whole number', () => {
    expect(readGameId('4821')).toBe(4821);
  });
});

describe('the terms of the specification', () => {
  it('include four game categories', () => {
    expect(GAME_CATEGORIES.toSorted()).toEqual(['Active', 'Archive', 'Draft', 'Template']);
  });
  it('include the features of an account', () => {
    expect(FEATURES.toSorted()).toEqual(
      ['language', 'groups', 'analytics', 'adventures', 'donations', 'arrival', 'ai', 'ar'].toSorted(),
    );
  });
  it('include the assets of a game, with its tour after the four slots', () => {
    const names =
      'standard correct incorrect challenges stream leaderboard reels rewards join notifications help custom sticker arrival';
    expect(ASSET_NAMES).toEqual([...names.split(' '), 'tour_1', 'tour_2', 'tour_3', 'tour_4']);
  });
});

describe('responses of the provider', () => {
  it('tolerate unknown keys, missing fields and fields of the wrong type', () => {
    const row = gameRowSchema.parse({ id: 7, name: {}, surprise: { deep: true }, user: 'nobody', liberated: null });
    expect(row.id).toBe(7);
    expect(row.name).toBeUndefined();
    expect(row.user).toBeUndefined();
    expect(row.surprise).toEqual({ deep: true });
  });
});

describe('the role of a caller', () => {
  it.each([
    [{ access: 'Created' }, { creator: true, administrator: true, joinedOnly: false }],
    [{ access: 'Managing' }, { creator: false, administrator: true, joinedOnly: false }],
    [{ access: 'Invited' }, { administrator: false, joinedOnly: false }],
    [{ access: 'Joined' }, { administrator: false, joinedOnly: true }],
    [
      { access: 'Joined', judge: true },
      { judge: true, administrator: false, joinedOnly: false },
    ],
    [
      { access: 'Joined', super_admin: true },
      { superAdmin: true, administrator: true, joinedOnly: false },
    ],
  ])('are read from %j', (user, expected) => {
    expect(roleOf(user)).toMatchObject(expected);
    expect(administers(user)).toBe(roleOf(user).administrator);
  });
  it('is administrator for a super administrator', () => {
    expect(roleOf({ access: 'Joined' }, { super_admin: true }).administrator).toBe(true);
  });
});

describe('the state of a game', () => {
  const clock = { start_anytime: 0, start_at: '2026-05-01T10:00:00Z', finish_at: '2026-05-01T12:00:00Z' };
  it.each([
    ['2026-05-01T09:59:59Z', 'scheduled'],
    ['2026-05-01T10:00:00Z', 'live'],
    ['2026-05-01T11:59:59Z', 'live'],
    ['2026-05-01T12:00:00Z', 'finished'],
  ] as const)('at %s is %s', (now, state) => {
    expect(gameStateAt(clock, Date.parse(now))).toBe(state);
  });
  it('is draft or stopped at any time', () => {
    const now = Date.parse('2026-05-01T11:00:00Z');
    expect(gameStateAt({ ...clock, category: 'Draft' }, now)).toBe('draft');
    expect(gameStateAt({ ...clock, start_anytime: 2 }, now)).toBe('stopped');
    expect(gameStateAt({ ...clock, start_anytime: 1 }, now)).toBe('anytime');
    expect(gameStateAt({ start_anytime: 0 }, now)).toBe('unscheduled');
  });
});

describe('live messages', () => {
  it('have every source of the specification', () => {
    const specified = `
      ss.answer.accept ss.answer.create ss.answer.feature ss.answer.reject ss.answer.update ss.dropbox.connected
      ss.game.clone ss.game.delete ss.game.join ss.game.media ss.game.reel ss.game.rescore ss.game.score
      ss.game.update ss.reward.create ss.reward.delete ss.reward.update ss.task.create ss.task.delete
      ss.task.update ss.task.reel ss.team.create ss.team.delete ss.team.merge ss.team.photo ss.team.rename
      ss.team.unmerge ss.team.update ss.team.reel ss.personalization.create ss.personalization.delete
      ss.personalization.update ss.group.create ss.group.delete ss.group.update ss.analytic.teams
      ss.admin.create ss.admin.delete ss.coordinator.create ss.coordinator.delete ss.user.ban ss.user.unban`;
    expect([...ALL_LIVE_SOURCES].sort()).toEqual(specified.trim().split(/\s+/).sort());
  });
  it.each([
    '',
    'null',
    '7',
    '{',
    '{"source":"ss.game.update"}',
    '{"id":1,"source":"game.update","detail":{}}',
    '{"id":1,"source":"ss.game","detail":{}}',
    '{"id":1,"source":"ss.game.update.twice","detail":{}}',
    '{"id":1,"source":"ss..update","detail":{}}',
  ])('ignores %j', (frame) => {
    expect(readLiveMessage(frame)).toBeUndefined();
  });
  it('keep an unknown source with its whole detail', () => {
    const detail = { game: { id: 3 }, lantern: { lit: true } };
    const frame = JSON.stringify({ id: 1, source: 'ss.lantern.update', detail });
    expect(readLiveMessage(frame)).toMatchObject({ id: '1', source: 'ss.lantern.update', detail });
    expect(nounIn('ss.lantern.update')).toBe('lantern');
  });
  it.each([
    ['ss.game.update', { game: { id: 3 } }, 3],
    ['ss.answer.create', { answer: { id: 9, game_id: 4 } }, 4],
    ['ss.reward.update', { reward: { id: 9, game_id: 5 } }, 5],
    ['ss.game.media', { media: { uuid: 'u', relation_id: 6 } }, 6],
    ['ss.task.update', { media: { uuid: 'u', relation_id: 6 } }, undefined],
    ['ss.game.update', 'rubbish', undefined],
  ])('%s with %j belongs to %s', (source, detail, game) => {
    const message = readLiveMessage(JSON.stringify({ id: 'a', source, detail }));
    expect(message && gameOfMessage(message)).toBe(game);
  });

  it.each([
    [{ answer: { id: 3 } }, [3]],
    [{ answer: { id: '3' } }, [3]],
    [{ answers: [{ id: 3 }, { id: 4 }, {}, null, 5] }, [3, 4]],
    [{ task: { id: 3 } }, []],
    ['rubbish', []],
  ])('%j names the answers %j', (detail, answers) => {
    const message = readLiveMessage(JSON.stringify({ id: 'a', source: 'ss.answer.reject', detail }));
    expect(message && answersOfMessage(message)).toEqual(answers);
  });
});

describe('validation messages', () => {
  it.each([
    [{ errors: { code: ['has already been taken'] } }, [{ field: 'code', message: 'has already been taken' }]],
    [{ errors: ['Name is too long'] }, [{ message: 'Name is too long' }]],
    [{ error: 'No' }, [{ message: 'No' }]],
    [{ message: 'No' }, [{ message: 'No' }]],
    ['plain', [{ message: 'plain' }]],
    ['<html><head><title>413 Request Entity Too Large</title></head></html>', []],
    ['\n<!DOCTYPE html><p>502', []],
    ['Enter < 5 words', [{ message: 'Enter < 5 words' }]],
    [null, []],
    [{ errors: 7 }, []],
  ])('are read from %j', (data, expected) => {
    expect(readValidationMessages(data)).toEqual(expected);
  });
});

it.each([
  [401, 'sign-in'],
  [403, 'dialog'],
  [404, 'dialog'],
  [406, 'retry'],
  [500, 'retry'],
  [501, 'retry'],
  [503, 'retry'],
  ['none', 'retry'],
  [418, 'raw'],
  [502, 'raw'],
] as const)('an unhandled %s is answered with %s', (status, kind) => {
  expect(actionForStatus(status).kind).toBe(kind);
});

it.each([
  ['a.JPG', 'image'],
  ['holiday.final.MP4', 'video'],
  ['robot.wt3', 'model'],
  ['notes.txt', undefined],
  ['jpg', undefined],
])('%s is a %s', (name, kind) => {
  expect(mediaKindOf(name)).toBe(kind);
});

it.each([
  ['1.2.0', '^1.0.0', true],
  ['1.2.0', '^1.2.1', false],
  ['2.0.0', '^1.0.0', false],
  ['1.2.0', '1.2.0', true],
  ['1.2.0', '1.2.1', false],
  ['1.2.0', '*', true],
  ['1.2', '^1.0.0', false],
  ['1.2.0', '>=1', false],
])('%s against %s: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected);
});

it.each([
  ['Eastern Time (US & Canada)', 'America/New_York'],
  ['Europe/Berlin', 'Europe/Berlin'],
  ['Middle Earth', undefined],
  ['toString', undefined],
  [undefined, undefined],
])('the zone %j is %j', (id, zone) => {
  expect(ianaZoneOf(id)).toBe(zone);
});

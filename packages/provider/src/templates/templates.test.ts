import { readdirSync } from 'node:fs';
import {
  answersIn,
  CHOICE_LENGTH,
  RADII,
  TASK_TYPE,
  type Task,
  taskWriteSchema,
  VIDEO_LENGTHS,
} from '@waymark/contract';
import { eq } from 'drizzle-orm';
import { tasks as taskTable } from '../db/schema';
import { openLiveClient, testProvider } from '../testing';
import { misprintsIn } from '../testing/misprints';
import { makeOwnedGame } from '../testing/owned-game';
import { WRITTEN_LANGUAGES } from '../translations/languages-for';
import { TEMPLATE_IDS, templatesIn } from './templates';

const provider = testProvider();
const harbour = () => makeOwnedGame(provider);

interface Made {
  game: { id: number; [field: string]: unknown };
}

describe('the template data', () => {
  it('has a file and a small picture for each template', () => {
    const filesOf = (folder: string) => readdirSync(new URL(`./data/${folder}`, import.meta.url)).sort();
    expect(filesOf('')).toEqual(
      [...WRITTEN_LANGUAGES, ...TEMPLATE_IDS.flatMap((id) => [`${id}.json`, `${id}.svg`])].sort(),
    );
    for (const language of WRITTEN_LANGUAGES) {
      expect(filesOf(language)).toEqual(TEMPLATE_IDS.map((id) => `${id}.json`).sort());
    }
    for (const { drawing } of templatesIn([])) {
      expect(drawing).toMatch(/^<svg [^>]*viewBox="0 0 160 120"/);
      expect(drawing.length).toBeLessThan(3000);
    }
  });

  const everyOne = ['en', ...WRITTEN_LANGUAGES].flatMap((language) =>
    templatesIn([language]).map((template) => [`${template.id} (${language})`, template] as const),
  );
  it.each(everyOne)(
    '%s is a valid game of 8 to 20 challenges of several types with hints',
    (_, { name, text, tasks }) => {
      expect(name && text).toBeTruthy();
      expect(tasks.length).toBeGreaterThanOrEqual(8);
      expect(tasks.length).toBeLessThanOrEqual(20);
      expect(new Set(tasks.map(({ task_type }) => task_type)).size).toBeGreaterThanOrEqual(5);
      expect(new Set(tasks.map((task) => task.name)).size).toBe(tasks.length);
      expect(tasks.filter(({ hint_1 }) => hint_1).length).toBeGreaterThanOrEqual(tasks.length / 3);
      for (const [index, { after, ...fields }] of tasks.entries()) {
        expect(taskWriteSchema.safeParse(fields).error).toBeUndefined();
        expect(fields.description).toMatch(/^<p>.{30,}<\/p>$/);
        const choices = answersIn(fields.multiplechoice ?? '');
        for (const choice of choices) expect(choice.length).toBeLessThanOrEqual(CHOICE_LENGTH);
        if (fields.video_length) expect(VIDEO_LENGTHS).toContain(fields.video_length);
        expect(RADII).toContain(fields.arrival_location_radius ?? 0);
        if (!after) continue;
        expect(after.number).toBeLessThanOrEqual(index);
        const before = tasks[after.number - 1];
        expect(before?.task_type).toBe(TASK_TYPE.splitPath);
        expect(answersIn(before?.multiplechoice ?? '')).toEqual(expect.arrayContaining(after.answers ?? []));
      }
    },
  );
});

describe('the texts of a template', () => {
  const english = templatesIn([]);

  it('follow the preferred languages and fall back to English', () => {
    const museumIn = (languages: string[]) => templatesIn(languages).find(({ id }) => id === 'museum')?.name;
    expect(museumIn(['fr-CH', 'de'])).toBe('Musée');
    expect(museumIn(['is', 'es-MX', 'en'])).toBe('Museo');
    expect(museumIn(['ja-JP', 'en'])).toBe('美術館・博物館');
    expect(museumIn(['en-GB', 'de'])).toBe('Museum');
    expect(templatesIn(['is', 'constructor'])).toBe(english);
  });

  it.each(WRITTEN_LANGUAGES)('are complete in %s and differ in words only', (language) => {
    for (const [index, template] of templatesIn([language]).entries()) {
      const origin = english[index];
      expect(template.game.description).not.toBe(origin?.game.description);
      expect(template.text).not.toBe(origin?.text);
      expect(template.tasks).toHaveLength(origin?.tasks.length ?? 0);
      for (const [at, task] of template.tasks.entries()) {
        const before = origin?.tasks[at];
        expect(Object.keys(task).sort()).toEqual(Object.keys(before ?? {}).sort());
        for (const field of ['description', 'hint_1', 'multiplechoice', 'reward_description'] as const) {
          if (before?.[field]) expect(task[field]).not.toBe(before[field]);
        }
        const number = answersIn(before?.trivia ?? '').find((answer) => /^\d+$/.test(answer));
        if (number) expect(answersIn(task.trivia ?? '')).toContain(number);
        const choices = ({ multiplechoice = '' }: { multiplechoice?: string | undefined } = {}) =>
          answersIn(multiplechoice).length;
        expect(choices(task)).toBe(choices(before));
        const texts = [task.name, task.description, task.hint_1, task.reward_title, task.reward_description];
        expect(misprintsIn(language, [...texts.map((text) => text ?? ''), template.text])).toEqual([]);
        for (const field of ['task_type', 'points', 'qr_url', 'latitude', 'timer'] as const) {
          expect(task[field]).toBe(before?.[field]);
        }
      }
    }
  });
});

describe('the gallery', () => {
  it('lists the contents of each template to people who may create games', async () => {
    const { chief, owner } = await harbour();
    expect((await owner.get('/templates.json')).status).toBe(403);
    const { body } = await chief.get<{ templates: { id: string; tasks: unknown[]; picture: string }[] }>(
      '/templates.json',
    );
    expect(body.templates.map(({ id }) => id)).toEqual(TEMPLATE_IDS);
    expect(body.templates[0]).toMatchObject({ name: 'City trail', minutes: 120 });
    expect(body.templates[0]?.tasks[0]).toEqual({ name: 'Meet at the landmark', task_type: 1, points: 50 });
    expect(decodeURIComponent(body.templates[0]?.picture ?? '')).toMatch(/^data:image\/svg\+xml,<svg /);
  });
});

describe('a game from a template', () => {
  it("is a draft in the browser's time zone with picture, texts and challenges", async () => {
    const { chief } = await harbour();
    const client = await openLiveClient(provider.origin, { token: chief.token ?? '', whitelabel: chief.whitelabel });
    const { status, body } = await chief.post<Made>('/templates/city-trail/games.json', {
      name: 'Riverside Rush',
      tz: 'Lisbon',
    });
    expect(status).toBe(200);
    expect(body.game).toMatchObject({
      name: 'Riverside Rush',
      category: 'Draft',
      tz: 'Lisbon',
      code: expect.stringMatching(/^[A-Z0-9]{6}$/),
      challenges_count: 12,
      start_anytime: null,
      user: { access: 'Created' },
    });
    expect(body.game.description).toMatch(/^<p>Two hours, one town/);
    const photo = await fetch(String(body.game.photo_thumb));
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const list = await chief.get<{ tasks: Task[] }>(`/tasks/game/${body.game.id}.json`);
    const template = templatesIn([])[0];
    expect(list.body.tasks.map(({ name }) => name)).toEqual(template?.tasks.map(({ name }) => name));
    const [fork, old] = list.body.tasks.slice(4);
    expect(old).toMatchObject({ unlock_by_task_ids: `${fork?.id};Old streets`, hide_locked: 1 });
    await client.waitFor(({ source }) => source === 'ss.game.update');
    client.close();
  });

  it.each(TEMPLATE_IDS)('of %s lacks only a start', async (id) => {
    const { chief } = await harbour();
    const { body } = await chief.post<Made>(`/templates/${id}/games.json`, {});
    const check = await chief.get<{ findings: { rule: string; level: string }[] }>(
      `/games/${body.game.id}/readiness.json`,
    );
    expect(check.body.findings.map(({ rule }) => rule)).toEqual(['no-start']);
  });

  it('is refused to other users, for unknown templates and in unknown time zones', async () => {
    const { chief, owner } = await harbour();
    const make = '/templates/museum/games.json';
    expect((await owner.post(make, {})).status).toBe(403);
    expect((await chief.post('/templates/moon/games.json', {})).status).toBe(404);
    const refused = await chief.post<{ errors: object }>(make, { tz: 'Atlantis', name: ' ' });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['name', 'tz']]);
  });

  it('is in the language of its author', async () => {
    const { chief } = await harbour();
    const german = { 'Accept-Language': 'de-AT, en;q=0.5' };
    const gallery = await chief.call<{ templates: object[] }>('GET', '/templates.json', undefined, german);
    expect(gallery.body.templates[0]).toMatchObject({
      name: 'Stadtrallye',
      names: expect.arrayContaining(['City trail']),
    });
    const { body } = await chief.call<Made>('POST', '/templates/city-trail/games.json', {}, german);
    expect(body.game).toMatchObject({ name: 'Stadtrallye', description: expect.stringContaining('Zwei Stunden') });
    const { tasks } = (await chief.get<{ tasks: Task[] }>(`/tasks/game/${body.game.id}.json`)).body;
    expect(tasks[0]?.name).toBe('Treffpunkt Wahrzeichen');
    expect(tasks[5]?.unlock_by_task_ids).toBe(`${tasks[4]?.id};Alte Gassen`);
  });

  it('has coordinates for real places', async () => {
    const { chief } = await harbour();
    const { body } = await chief.post<Made>('/templates/south-bank/games.json', {});
    const rows = await provider.database.db.select().from(taskTable).where(eq(taskTable.game_id, body.game.id));
    expect(rows.every(({ latitude, longitude }) => Number(latitude) > 51.49 && Number(longitude) < 0)).toBe(true);
    expect(rows.every(({ arrival_location_radius }) => arrival_location_radius === 50)).toBe(true);
  });
});

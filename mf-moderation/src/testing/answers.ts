import { type Answer, answerSchema } from '@waymark/contract';

const SENT = Date.UTC(2026, 10, 21, 18, 12);

/** An answer as the provider sends it: by default a waiting photo by the team Knot Today. */
export function buildAnswer(fields: Readonly<Record<string, unknown>> = {}): Answer {
  const id = Number(fields.id ?? 1);
  return answerSchema.parse({
    id,
    type: 1,
    sub_type: 0,
    comment: 'He refused to salute back.',
    assets: {
      photos: [{ name: 'standard', url: `/media/${id}.jpg`, width: 1600, height: 1200 }],
      videos: [],
      audios: [],
    },
    placeholders: [],
    duplicate: false,
    late: 0,
    points: 100,
    hint_points: 0,
    count: 1,
    review_key: `key-${id}`,
    user_id: 40 + id,
    signals: [],
    created_at: new Date(SENT + id * 60_000).toISOString(),
    approved_at: null,
    rejected_at: null,
    featured_at: null,
    game: { id: 7, name: 'The Pilot’s Lost Logbook' },
    task: { id: 3, name: 'Salute the brass pilot', description: 'All of you in the picture.', points: 100 },
    team: { id: 9, name: 'Knot Today' },
    ...fields,
  });
}

/** A video answer that is shared as a sound. */
export const buildSound = (): Answer =>
  buildAnswer({
    type: 2,
    sub_type: 2,
    assets: { photos: [], videos: [], audios: [{ name: 'standard', url: '/a.mp3' }] },
  });

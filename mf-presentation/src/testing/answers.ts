import { type Answer, answerSchema } from '@waymark/contract';

/** A photo by the team Knot Today, as the provider sends it; fields override it. */
export function buildAnswer(fields: Readonly<Record<string, unknown>> = {}): Answer {
  const id = Number(fields.id ?? 1);
  return answerSchema.parse({
    id,
    type: 1,
    sub_type: 0,
    assets: { photos: [{ name: 'standard', url: `/media/${id}.jpg` }], videos: [], audios: [] },
    task: { id: 3, name: 'Salute the brass pilot' },
    team: { id: 9, name: 'Knot Today' },
    ...fields,
  });
}

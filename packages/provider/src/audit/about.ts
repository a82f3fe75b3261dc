import type { LiveDetail } from '@waymark/contract';
import type { FieldChange } from '../db/schema';

/** The fields that name what an entry is about, in the columns of their own that exports have for them. */
const ABOUT = ['answer', 'task', 'team'];

const named = (field: string, to: string): FieldChange => ({ field, from: null, to });

/** Names the team that an entry is about. */
export const aboutTeam = (team: string): FieldChange => named('team', team);

/** Names what an entry is about: an answer by its id, challenges and teams by name, because they may be deleted. */
export function aboutOf({ answer, task, team }: LiveDetail): readonly FieldChange[] {
  if (answer?.id !== undefined) return [named('answer', String(answer.id))];
  return [...(task?.name ? [named('task', task.name)] : []), ...(team?.name ? [aboutTeam(team.name)] : [])];
}

/** What an entry is about, and its other changes. */
export function readAbout(changes: readonly FieldChange[]) {
  const read = (name: string) => changes.find(({ field }) => field === name)?.to ?? undefined;
  const id = read('answer');
  return {
    answerId: id ? Number(id) : undefined,
    task: read('task'),
    team: read('team'),
    changes: changes.filter(({ field }) => !ABOUT.includes(field)),
  };
}

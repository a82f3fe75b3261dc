import type { Look, ReelPlan, Seen, Shot } from '@waymark/studio';
import { type AnswerRow, listAnswersById } from '../answers/repo';
import { findBrandOf } from '../blasts/brand-of';
import { findBranding } from '../branding/repo';
import type { Queries } from '../db/database';
import type { GameRow } from '../games/repo';
import { inkOn } from '../mail/ink';
import { type Attachment, listAttachments, listAttachmentsOf } from '../media/attachments';
import { mediaKey } from '../media/keys';
import { fillerFor, fillTeam } from '../personalizations/fill';
import type { Storage } from '../storage/storage';
import type { Subject } from './subjects';

const COLOUR = /^#[0-9a-f]{6}$/i;

/** Turns chosen answers into a shot list. */
export async function planReel(
  queries: Queries,
  storage: Storage,
  game: GameRow,
  subject: Pick<Subject, 'name' | 'intro'>,
  answerIds: readonly number[],
): Promise<ReelPlan> {
  const rows = await listAnswersById(queries, game.id, answerIds);
  const files = await listAttachmentsOf(queries, 'answer', answerIds);
  const { look, brand } = await lookOf(queries, storage, game);
  const names = rows.map(({ task }) => task.name);
  const fill = await fillerFor(queries, game.id, undefined, names);
  const shots = rows.map(({ answer, task, team }): Shot => {
    const challenge = fillTeam(team.name).text(fill.text(task.name));
    return { seen: seenOf(answer, challenge, files.get(answer.id) ?? []), team: team.name, challenge };
  });
  return { words: { title: subject.name, subtitle: subject.intro || brand }, look, shots };
}

function seenOf(answer: AnswerRow, challenge: string, attached: readonly Attachment[]): Seen {
  const ready = attached.filter(({ state }) => state === 'ready');
  const film = ready.find(({ kind }) => kind === 'video');
  const keyOf = ({ uuid }: Attachment, file: string | undefined) =>
    file === undefined ? undefined : mediaKey(uuid, file);
  if (film) {
    const { files } = film;
    const key = keyOf(film, files.mp4 ?? files.webm ?? files.original);
    if (key !== undefined) return { kind: 'film', key, still: keyOf(film, files.standard) };
  }
  const picture = ready.find(({ kind }) => kind === 'image');
  const key = picture && keyOf(picture, picture.files.standard ?? picture.files.original);
  if (key !== undefined) return { kind: 'picture', key };
  return { kind: 'words', words: answer.comment || challenge };
}

/** The game's brand if it has one, otherwise the white label's. */
async function lookOf(
  queries: Queries,
  storage: Storage,
  game: GameRow,
): Promise<{ readonly look: Look; readonly brand: string }> {
  const { name: brand, colour } = await findBrandOf(queries, game.white_label_id);
  const own = game.grey_enabled ? await findBranding(queries, game.id) : undefined;
  const wanted = own?.top_nav_background_color ?? colour;
  const ground = COLOUR.test(wanted) ? wanted : colour;
  const ink = own && COLOUR.test(own.top_nav_txt_color) ? own.top_nav_txt_color : inkOn(ground);
  const attached = game.grey_enabled ? await listAttachments(queries, 'game', game.id) : [];
  const picture = async (part: string): Promise<Buffer | undefined> => {
    const found = attached.find(({ name, kind, state }) => name === part && kind === 'image' && state === 'ready');
    const file = found?.files.standard;
    return found && file ? storage.readAll(mediaKey(found.uuid, file)) : undefined;
  };
  return { brand, look: { ground, ink, logo: await picture('logo'), watermark: await picture('watermark') } };
}

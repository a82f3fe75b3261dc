import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Cut, cutsOf, FADE, makeFilm, playTrackJob, RATE, SHOT, TITLE } from '@waymark/studio';
import { FilmStudio } from '../reels/film-studio';

/** Everything ffmpeg needs to film a reel. */
export interface FilmCards {
  /** The ffmpeg program. */
  readonly program: string;
  readonly music: string;
  readonly cuts: readonly {
    readonly cut: Cut;
    /** The title, then one for each picture; captions have the size of the film. */
    readonly cards: readonly { readonly still: string; readonly caption?: string; readonly frames: number }[];
  }[];
  readonly rate: number;
  /** Frames of the cross-fade between two cards. */
  readonly fade: number;
}

/** Draws the cards of a reel without filming it. */
export async function drawFilmCards(
  folder: string,
  pictures: readonly string[],
  { height, track }: { readonly height: number; readonly track: string },
): Promise<FilmCards> {
  const program = await new FilmStudio({}).program();
  if (program === undefined) throw new Error(await new FilmStudio({}).hindrance());
  const idle = join(folder, 'idle');
  await writeFile(idle, '#!/bin/sh\nfor part; do :; done\n: > "$part"\n', { mode: 0o755 });
  const music = join(folder, 'music.wav');
  await writeFile(music, await playTrackJob(track));
  const footage = { readAll: (path: string) => readFile(path), withPath: async () => undefined };
  const plan = {
    words: { title: 'The Hunt', subtitle: 'Harbour' },
    look: { ground: '#1a5594', ink: '#ffffff' },
    shots: pictures.map((key, at) => ({
      seen: { kind: 'picture', key } as const,
      team: `Crew ${at}`,
      challenge: `Post ${at}`,
    })),
  };
  const { signal } = new AbortController();
  const cuts = cutsOf(height);
  for (const cut of cuts) {
    const set = { program: idle, footage, folder, music, threads: () => 1, signal, onSegment: async () => {} };
    await makeFilm(set, cut, plan);
  }
  const cardsOf = ({ name }: Cut) => [
    { still: join(folder, name, '0-title.jpg'), frames: TITLE },
    ...pictures.map((_, at) => ({
      still: join(folder, name, `${at + 1}-picture.jpg`),
      caption: join(folder, name, `${at + 1}-caption.png`),
      frames: SHOT,
    })),
  ];
  return { program, music, cuts: cuts.map((cut) => ({ cut, cards: cardsOf(cut) })), rate: RATE, fade: FADE };
}

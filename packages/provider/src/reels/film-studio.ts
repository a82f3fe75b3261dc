import { availableParallelism } from 'node:os';
import { findFilmProgram } from '@waymark/studio';

/** Height of a reel in pixels. */
const HEIGHT = 1080;

const MISSING = {
  text: 'This platform cannot make films because ffmpeg is missing. Its operator can install ffmpeg, or name one in WAYMARK_FFMPEG, and restart.',
};
const NAMED_WRONGLY = {
  text: 'This platform cannot make films because the program named in WAYMARK_FFMPEG does not run. Its operator can install ffmpeg and name that one, or none, and restart.',
};

/** Options of a studio. */
export interface StudioOptions {
  /** The operator's ffmpeg. */
  readonly ffmpeg?: string | undefined;
  readonly height?: number | undefined;
}

/** Where reels are filmed: the program and the size. */
export class FilmStudio {
  readonly height: number;
  /** Cores of this machine, which is also the number of concurrent reels. */
  readonly cores = availableParallelism();
  readonly #named: string | undefined;
  #filming = 0;
  #program: Promise<string | undefined> | undefined;

  constructor({ ffmpeg, height = HEIGHT }: StudioOptions) {
    this.#named = ffmpeg;
    this.height = height;
  }

  /**
   * Films a reel concurrently with others, with its share of the cores.
   * @param work receives a function that returns its thread count; call it for each program, because other reels start
   * and finish
   */
  async share<T>(work: (threads: () => number) => Promise<T>): Promise<T> {
    this.#filming += 1;
    try {
      return await work(() => Math.max(1, Math.floor(this.cores / this.#filming)));
    } finally {
      this.#filming -= 1;
    }
  }

  /** The path of ffmpeg, cached; undefined if there is none. */
  program(): Promise<string | undefined> {
    this.#program ??= findFilmProgram(this.#named);
    return this.#program;
  }

  /** Why films can't be made here, and how to fix it; empty if they can. */
  async hindrance(): Promise<string> {
    if ((await this.program()) !== undefined) return '';
    return (this.#named ? NAMED_WRONGLY : MISSING).text;
  }
}

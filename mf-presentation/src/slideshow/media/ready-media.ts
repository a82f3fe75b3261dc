/** A photo or film that can be put on screen without waiting. */
export type MediaElement = HTMLImageElement | HTMLVideoElement;

/** A photo once it is decoded. @throws {Error} if it cannot be */
export async function readyPhoto(url: string): Promise<HTMLImageElement> {
  const photo = new Image();
  photo.src = url;
  try {
    await photo.decode();
  } catch (error) {
    release(photo);
    throw error;
  }
  return photo;
}

/** A film once its first picture can be drawn. @throws {Error} if it cannot be played */
export function readyFilm(url: string, signal: AbortSignal): Promise<HTMLVideoElement> {
  const film = document.createElement('video');
  film.playsInline = true;
  film.preload = 'auto';
  return new Promise((resolve, reject) => {
    const refuse = () => {
      release(film);
      reject(new Error('The film cannot be played.'));
    };
    film.addEventListener('loadeddata', () => resolve(film), { once: true });
    film.addEventListener('error', refuse, { once: true });
    signal.addEventListener('abort', refuse, { once: true });
    film.src = url;
  });
}

/** Gives back what a photo or film holds. */
export function release(element: MediaElement): void {
  if (element.src.startsWith('blob:')) URL.revokeObjectURL(element.src);
  if (!(element instanceof HTMLVideoElement)) return;
  element.pause();
  element.removeAttribute('src');
  element.load();
}

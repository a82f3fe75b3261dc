/** A photo or film that can be displayed immediately. */
export type MediaElement = HTMLImageElement | HTMLVideoElement;

/** A decoded photo. @throws {Error} if decoding fails */
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

/** A film whose first frame can be drawn. @throws {Error} if it can't be played */
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

/** Releases the resources of a photo or film. */
export function release(element: MediaElement): void {
  if (element.src.startsWith('blob:')) URL.revokeObjectURL(element.src);
  if (!(element instanceof HTMLVideoElement)) return;
  element.pause();
  element.removeAttribute('src');
  element.load();
}

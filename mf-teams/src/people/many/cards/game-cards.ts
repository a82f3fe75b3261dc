import { type CardWords, drawCards, type PerSheet, SHEET } from './draw-cards';
import { type PagePicture, pdfOfPictures } from './pdf-of-pictures';

const SHARP = 0.92;

/**
 * Team cards with the game's code, for providers without team codes: players join the game
 * and choose their team.
 */
export async function gameCards(teams: readonly string[], words: CardWords, per: PerSheet): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), SHEET);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error("Couldn't get a canvas context.");
  const pages: PagePicture[] = [];
  for (let from = 0; from < teams.length; from += per) {
    drawCards(pen, teams.slice(from, from + per), words, per);
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', SHARP));
    if (!drawn) throw new Error("Couldn't create the sheet.");
    pages.push({ jpeg: new Uint8Array(await drawn.arrayBuffer()), ...SHEET });
  }
  return pdfOfPictures(pages);
}

import { FACE, type Faces } from './faces';
import type { Place } from './glide';
import type { Inks } from './inks';
import type { Track } from './track';

/** A track with its position in pixels of the map. */
export interface ShownTrack {
  readonly track: Track;
  readonly at: Place;
  readonly way: readonly Place[];
}

/** A numbered place with its position. */
export interface ShownPost {
  readonly mark: string;
  readonly at: Place;
}

/** More names would only overlap. */
const MOST_NAMES = 40;
/** Height of a name, in pixels. */
const NAME_HEIGHT = 20;
/** Distance between a face and its name. */
const GAP = FACE / 2 + 9;
/** Width of a numbered place. */
const POST = 20;

interface Picture {
  readonly posts: readonly ShownPost[];
  readonly shown: readonly ShownTrack[];
  readonly selected: string | undefined;
  readonly inks: Inks;
  readonly faces: Faces;
  readonly font: string;
}

/** Draws all tracks: paths and places below, faces above, names where there is room. The selected one is on top. */
export function drawTracks(
  pen: CanvasRenderingContext2D,
  { posts, shown, selected, inks, faces, font }: Picture,
): void {
  const chosen = shown.find(({ track }) => track.id === selected);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.strokeStyle = inks.textSoft;
  pen.lineWidth = 2;
  pen.globalAlpha = 0.6;
  pen.setLineDash(shown.length > MOST_NAMES ? [] : [1, 5]);
  pen.beginPath();
  for (const one of shown) if (one !== chosen) traceWay(pen, one);
  pen.stroke();
  pen.setLineDash([]);
  pen.globalAlpha = 1;
  if (chosen) {
    pen.beginPath();
    traceWay(pen, chosen);
    pen.strokeStyle = inks.accent;
    pen.lineWidth = 4;
    pen.stroke();
  }
  for (const post of posts) drawPost(pen, post, inks, font);
  const isNamed = ({ track }: ShownTrack) => track.alarm || shown.length <= MOST_NAMES;
  for (const one of shown) if (one !== chosen) drawFace(pen, one, { inks, faces, chosen: false });
  if (chosen) drawFace(pen, chosen, { inks, faces, chosen: true });
  // The most important ones get their name first; overlapping names are left out.
  const named = shown.filter((one) => one === chosen || isNamed(one));
  const rank = (one: ShownTrack) => (one === chosen ? 0 : one.track.alarm ? 1 : 2);
  const taken: NameBox[] = [];
  for (const one of named.sort((first, second) => rank(first) - rank(second))) {
    const box = boxOfName(pen, one, font);
    if (taken.some((other) => isInWay(other, box))) continue;
    taken.push(box);
    drawName(pen, one, { box, inks, font });
  }
}

interface NameBox {
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

const isInWay = (one: NameBox, other: NameBox): boolean =>
  Math.abs(one.y - other.y) < NAME_HEIGHT && one.from < other.to && other.from < one.to;

/** Position of a name: right of the face, or left at the end of the map. */
function boxOfName(pen: CanvasRenderingContext2D, { track, at: { x, y } }: ShownTrack, font: string): NameBox {
  pen.font = fontOf(600, font);
  const width = Math.max(pen.measureText(track.label).width, track.note ? pen.measureText(track.note).width : 0);
  const isCut = x + GAP + width > pen.canvas.clientWidth;
  return isCut && x - GAP - width > 0
    ? { from: x - GAP - width, to: x - GAP, y }
    : { from: x + GAP, to: x + GAP + width, y };
}

const fontOf = (weight: number, font: string): string => `${weight} 13px ${font}`;

function traceWay(pen: CanvasRenderingContext2D, { way, at }: ShownTrack): void {
  const [first, ...rest] = way;
  if (!first) return;
  pen.moveTo(first.x, first.y);
  for (const { x, y } of rest) pen.lineTo(x, y);
  pen.lineTo(at.x, at.y);
}

function drawPost(pen: CanvasRenderingContext2D, { mark, at }: ShownPost, inks: Inks, font: string): void {
  disc(pen, at, POST / 2, inks.textSoft);
  disc(pen, at, POST / 2 - 1.5, inks.surfacePanel);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `600 11px ${font}`;
  pen.fillStyle = inks.textSoft;
  pen.fillText(mark, at.x, at.y + 0.5);
}

function drawFace(
  pen: CanvasRenderingContext2D,
  { track, at }: ShownTrack,
  { inks, faces, chosen }: Pick<Picture, 'inks' | 'faces'> & { readonly chosen: boolean },
): void {
  const half = FACE / 2;
  const ring = track.alarm ? inks.warning : chosen ? inks.accent : inks.surfacePanel;
  if (track.alarm || chosen) {
    pen.globalAlpha = 0.3;
    disc(pen, at, half + 8, ring);
    pen.globalAlpha = 1;
  }
  disc(pen, at, half + 3, ring);
  pen.drawImage(faces.of(track, inks), at.x - half, at.y - half, FACE, FACE);
}

function disc(pen: CanvasRenderingContext2D, { x, y }: Place, radius: number, ink: string): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fillStyle = ink;
  pen.fill();
}

function drawName(
  pen: CanvasRenderingContext2D,
  { track, at }: ShownTrack,
  { box, inks, font }: Pick<Picture, 'inks' | 'font'> & { readonly box: NameBox },
): void {
  const isLeft = box.to < at.x;
  const edge = isLeft ? box.to : box.from;
  pen.textAlign = isLeft ? 'right' : 'left';
  pen.textBaseline = 'middle';
  pen.lineWidth = 3;
  pen.strokeStyle = inks.surfacePage;
  const write = (text: string, y: number, weight: number, ink: string) => {
    pen.font = fontOf(weight, font);
    pen.strokeText(text, edge, y);
    pen.fillStyle = ink;
    pen.fillText(text, edge, y);
  };
  write(track.label, track.note ? at.y - 8 : at.y, 600, inks.text);
  if (track.note) write(track.note, at.y + 9, 500, track.alarm ? inks.warningText : inks.textSoft);
}

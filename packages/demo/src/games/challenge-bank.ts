import type { ClipName, SoundName } from '../art/clip-list';
import { CLIPS } from '../art/clip-list';
import { PICTURES } from '../art/picture-list';
import type { PictureName } from '../media/picture-names';
import { readTable, type TableLine } from '../table-file';
import type { Challenge } from './challenge';

/** Captions for answers in the other games. */
const CAPTIONS = [
  '',
  '',
  'Nailed it.',
  'Second attempt, we will not show you the first.',
  'All of us, even Owen.',
  'Windy.',
  'Do we get extra points for effort?',
  'It looked bigger in real life.',
  'Our driver has opinions about this.',
  'Sorry about the thumb.',
  'Teamwork, mostly Tess.',
  'That is not our dog.',
];
const WORDS = [
  'Hold fast and pack sandwiches.',
  'If in doubt, go about.',
  'Nobody move. He has seen the chips.',
  'Dear all, still afloat. Send dry socks and news of the cricket.',
  'We came for the view and stayed because of the mud.',
  'Slow is smooth and smooth is lunch.',
];

/** All pictures of a challenge's scene, as possible answers. */
function sentFor(type: number, subtype: number, picture: string): (PictureName | ClipName | SoundName)[] {
  const scene = picture.replace(/-\d+$/, '');
  if (type === 2 || type === 8 || type === 10) {
    if (subtype === 2) return ['ferry-call', 'shanty-hum'];
    const own = (Object.keys(CLIPS) as ClipName[]).filter((name) => name.startsWith(`film-${scene}`));
    return own.length > 0 ? own : type === 8 ? ['film-kraken-1'] : ['film-semaphore-1', 'film-shanty-2'];
  }
  return PICTURES.filter((drawn) => drawn.scene === scene).map(
    (drawn): PictureName => `${drawn.scene}-${drawn.number}`,
  );
}

function challengeOf(line: TableLine): Challenge {
  const type = line.number('type');
  const subtype = line.number('subtype') as 0 | 1 | 2;
  const points = line.number('points');
  const answers = line.text('answers');
  const asked = type === 5 || type === 6;
  const choices = type === 6 || type === 11 ? { choices: answers.split(',') } : {};
  return {
    name: line.text('name'),
    type,
    subtype,
    points,
    picture: line.text('picture') as PictureName,
    description: `<p>${line.text('description')}</p>`,
    tags: [asked ? 'question' : type === 2 || type === 8 || type === 10 ? 'film' : type === 4 ? 'code' : 'photo'],
    ...(type === 4 || type === 5 ? { valid: answers } : {}),
    ...choices,
    ...(asked ? { attempts: [points, Math.round(points / 2)] } : {}),
    ...(type === 2 || type === 8 || type === 10 ? { videoLength: subtype === 1 ? 5 : 20 } : {}),
    sent: asked || type === 0 || type === 4 || type === 11 ? [] : sentFor(type, subtype, line.text('picture')),
    written: asked ? ['no idea', 'seven'] : type === 0 ? WORDS : CAPTIONS,
  };
}

/** The challenges of a brand, from which its games are composed. */
export const challengeBank = (brand: 'harbour' | 'summit'): Challenge[] =>
  readTable(`${brand}-challenges`).map(challengeOf);

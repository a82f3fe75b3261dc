import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { CLIP, photograph, picture } from '../testing/pictures';
import { TooManyPieces } from './pieces';
import { plainPicture, removePersonalData } from './remove';

const pixelsOf = (bytes: Buffer) => sharp(bytes, { animated: true }).raw().toBuffer();

describe.each(['jpeg', 'png'] as const)('a photo as %s', (format) => {
  const extension = format === 'jpeg' ? 'jpg' : format;

  it('loses place, time and author, and keeps its orientation and every pixel', async () => {
    const photo = await photograph(format, { orientation: 6 });
    expect(photo.toString('latin1')).toMatch(/Ida/);
    const plain = plainPicture(photo, extension);
    expect(plain.toString('latin1')).not.toMatch(/Ida|Phone/);
    const { orientation, exif, xmp, iptc } = await sharp(plain).metadata();
    expect([orientation, xmp, iptc]).toEqual([6, undefined, undefined]);
    expect(exif?.length).toBeLessThan(40);
    expect((await pixelsOf(plain)).equals(await pixelsOf(photo))).toBe(true);
  });

  it('keeps its colours', async () => {
    const photo = await sharp(await photograph(format))
      .withIccProfile('p3')
      .toFormat(format)
      .toBuffer();
    expect((await sharp(plainPicture(photo, extension)).metadata()).icc).toBeDefined();
  });

  it('loses what follows its end', async () => {
    const plain = await picture(format);
    expect(plainPicture(Buffer.concat([plain, Buffer.from('a film with a place')]), extension).equals(plain)).toBe(
      true,
    );
  });

  it('without personal data stays unchanged', async () => {
    const plain = await picture(format);
    expect(plainPicture(plain, extension)).toBe(plain);
  });

  it('is cleaned wherever it is cut off, without being repaired', async () => {
    const photo = await photograph(format);
    for (let length = 8; length < Math.min(photo.length, 4000); length += 7) {
      const cut = plainPicture(photo.subarray(0, length), extension);
      expect(cut.toString('latin1')).not.toMatch(/Ida/);
    }
  });
});

it('an animated picture loses its comments and keeps its frames', async () => {
  const frames = await Promise.all(['#1a5594', '#831312'].map((background) => frame(background)));
  const gif = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [200, 300], loop: 3 })
    .toBuffer();
  const at = gif.indexOf(0x21);
  const comment = Buffer.from('!\xfe\x0bIda at home\0!\xff\x0bXMP DataXMP\x04home\0', 'latin1');
  const reported = Buffer.concat([gif.subarray(0, at), comment, gif.subarray(at), Buffer.from('home')]);
  expect(plainPicture(reported, 'gif').equals(gif)).toBe(true);
  expect(await sharp(plainPicture(reported, 'gif'), { animated: true }).metadata()).toMatchObject({
    pages: 2,
    loop: 3,
  });
  expect(plainPicture(gif, 'gif')).toBe(gif);
});

const frame = (background: string) =>
  sharp({ create: { width: 20, height: 10, channels: 3, background } })
    .png()
    .toBuffer();

it('rejects a picture with too many pieces', () => {
  const pieces = Array.from({ length: 30_000 }, (_, at) => Buffer.from(at % 2 ? 'fffe0002' : 'ffdd0002', 'hex'));
  const file = Buffer.concat([Buffer.from('ffd8', 'hex'), ...pieces]);
  expect(() => plainPicture(file, 'jpg')).toThrow(TooManyPieces);
});

describe('a video', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'waymark-film-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const box = (type: string, content: Buffer | string) => {
    const bytes = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), Buffer.from(content)]);
    bytes.writeUInt32BE(bytes.length);
    return bytes;
  };
  const cleared = async (bytes: Buffer, extension: string) => {
    const path = join(folder, 'film');
    await writeFile(path, bytes);
    expect(await removePersonalData(path, extension)).toBe(bytes.length);
    return readFile(path);
  };

  it('loses its location, with every box in its place', async () => {
    const home = '+51.5074-000.1278/';
    const track = box(
      'trak',
      Buffer.concat([box('tkhd', 'a head'), box('udta', box('name', 'Ida')), box('mdia', 'pixels')]),
    );
    const film = Buffer.concat([
      box('ftyp', 'qt  '),
      box('mdat', 'udta in the pixels stays'),
      box('moov', Buffer.concat([box('mvhd', 'a head'), track, box('udta', box('\xa9xyz', home)), box('meta', home)])),
      box('uuid', home),
    ]);
    const plain = await cleared(film, 'mov');
    expect(plain.toString('latin1')).not.toMatch(/Ida|51\.5/);
    for (const kept of ['qt  ', 'udta in the pixels stays', 'mvhd', 'tkhd', 'pixels']) {
      expect(plain.indexOf(kept)).toBe(film.indexOf(kept));
    }
  });

  it('keeps its own bytes except for the metadata', async () => {
    const film = await readFile(CLIP);
    const plain = await cleared(film, 'mp4');
    expect(plain.indexOf('mdat')).toBe(film.indexOf('mdat'));
    expect(plain.indexOf('udta')).toBe(-1);
    const at = film.indexOf('mdat') - 4;
    const length = film.readUInt32BE(at);
    expect(plain.subarray(at, at + length).equals(film.subarray(at, at + length))).toBe(true);
  });

  it('that is truncated or has an invalid length is left unchanged', async () => {
    for (const film of [
      Buffer.from('ftyp'),
      box('moov', 'xxxx'),
      Buffer.from('\0\0\0\x01moov\xff\xff\xff\xff\xff\xff\xff\xff', 'latin1'),
    ]) {
      expect((await cleared(film, 'mp4')).equals(film)).toBe(true);
    }
    const boxes = Buffer.concat(Array.from({ length: 10_001 }, () => box('free', '')));
    await expect(cleared(boxes, 'mp4')).rejects.toThrow(TooManyPieces);
  });
});

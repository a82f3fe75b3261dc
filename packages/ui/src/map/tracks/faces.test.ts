import { FACE, Faces } from './faces';
import type { Inks } from './inks';

const PICTURE = 'https://api.example/media/1/standard.webp#xywh=percent:80,45,10,10';

it("draws the important part of a team's photo", () => {
  const drawImage = jest.fn();
  const pen = { beginPath() {}, arc() {}, clip() {}, fillRect() {}, fillText() {}, drawImage };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as unknown as RenderingContext);
  const image = { naturalWidth: 400, naturalHeight: 200, src: '', onload: () => {} };
  jest.spyOn(window, 'Image').mockReturnValue(image as unknown as HTMLImageElement);
  const onLoad = jest.fn();
  new Faces(onLoad).of({ id: 'team 1', label: 'Gulls', picture: PICTURE } as Parameters<Faces['of']>[0], {} as Inks);
  image.onload();
  expect(drawImage.mock.calls).toEqual([[image, 170, 0, 200, 200, 0, 0, FACE, FACE]]);
  expect([image.src, onLoad.mock.calls.length]).toEqual([PICTURE, 1]);
});

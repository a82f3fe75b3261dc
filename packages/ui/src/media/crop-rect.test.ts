import { cropRect } from './crop-rect';

const AT = 'https://api.example/media/1/standard.webp';
const WIDE = { width: 200, height: 100 };

it('keeps the region named in the address, as cropOf does, and stays inside the picture', () => {
  expect(cropRect(`${AT}#xywh=percent:70,10,20,10`, WIDE, 1)).toEqual([80, 0, 100, 100]);
  expect(cropRect(`${AT}#xywh=percent:0,0,10,10`, { width: 100, height: 200 }, 1)).toEqual([0, 5, 100, 100]);
  expect(cropRect(`${AT}#xywh=percent:95,90,10,20`, WIDE, 4)).toEqual([0, 50, 200, 50]);
});

it('keeps the middle without one', () => {
  expect(cropRect(AT, WIDE, 1)).toEqual([50, 0, 100, 100]);
  expect(cropRect(AT, WIDE, 2)).toEqual([0, 0, 200, 100]);
});

import { pointsByDigit, pointsForThumb } from './points';

describe('the points on the digit keys', () => {
  it("are tenths of the challenge's points, and all of them for 0", () => {
    expect(pointsByDigit(100).map(({ digit, points }) => `${digit}:${points}`)).toEqual([
      ...['1:10', '2:20', '3:30', '4:40', '5:50', '6:60', '7:70', '8:80', '9:90'],
      '0:100',
    ]);
    expect(pointsByDigit(25).map(({ points }) => points)).toEqual([3, 5, 8, 10, 13, 15, 18, 20, 23, 25]);
  });

  it('step by one for a challenge with few points, and by ten for one with none', () => {
    expect(pointsByDigit(4).map(({ points }) => points)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 4]);
    expect(pointsByDigit(0).map(({ points }) => points)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 0]);
  });
});

it("offers the challenge's points first on a phone, and none above 500", () => {
  expect(pointsForThumb(100)).toEqual([100, 0, 25, 50, 75, 125, 150]);
  expect(pointsForThumb(480)).toEqual([480, 0, 120, 240, 360, 500]);
});

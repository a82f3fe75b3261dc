import { act, fireEvent, render, screen } from '@testing-library/react';
import { MediaUpload, type MediaUploadProps, type MediaValue } from './media-upload';

/** What a record says of a file after its upload. */
const { createObjectURL, revokeObjectURL } = URL;
beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no object URLs.
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(URL, { createObjectURL, revokeObjectURL });
});

const MINE: MediaValue = { kind: 'image', url: '/media/mine.webp' };
const BEFORE: MediaValue = { kind: 'image', url: '/media/before.webp' };

/** Uploads a file of a record that shows `before`, and continues with what the record says next. */
async function uploaded(before: MediaValue | null = null) {
  const draw = (props: Partial<MediaUploadProps>) => (
    <MediaUpload label="Photo" kinds={['image']} value={before} upload={async () => undefined} {...props} />
  );
  const { rerender } = render(draw({}));
  const upload = async () => {
    fireEvent.change(screen.getByLabelText('Photo', { selector: 'input' }), {
      target: { files: [new File(['x'], 'gull.png', { type: 'image/png' })] },
    });
    await act(async () => jest.advanceTimersByTime(1000));
  };
  await upload();
  return { upload, says: (props: Partial<MediaUploadProps>) => rerender(draw(props)) };
}
const shown = () => [
  screen.queryByRole('img', { name: 'Photo' })?.getAttribute('src'),
  screen.queryByText('Saved') !== null,
];

test('a stored file that goes away takes its preview along', async () => {
  const { says } = await uploaded();
  says({ value: MINE });
  expect(shown()).toEqual([MINE.url, true]);
  says({ value: null });
  expect(shown()).toEqual([undefined, false]);
  expect(screen.getByRole('button', { name: /Drop a file here/ })).toBeTruthy();
});

test("a stored file gives way to somebody else's that is being processed", async () => {
  const { says } = await uploaded();
  says({ value: MINE });
  says({ value: null, processing: true });
  expect(shown()).toEqual([undefined, false]);
  expect(screen.getByText(/This file is being processed/)).toBeTruthy();
});

test.each([
  ['nothing', null],
  ['the file before', BEFORE],
])('a file that could not be processed is no longer shown as saved: the record has %s', async (_, value) => {
  const { says } = await uploaded(value);
  says({ value: null, processing: true });
  expect(shown()).toEqual(['blob:preview', true]);
  says({ value });
  expect(shown()).toEqual([value?.url, false]);
});

test('a processed file stays saved, also one that follows another', async () => {
  const { upload, says } = await uploaded();
  says({ processing: true });
  says({ value: MINE });
  expect(shown()).toEqual([MINE.url, true]);
  await upload();
  expect(shown()).toEqual(['blob:preview', true]);
  says({ value: null, processing: true });
  says({ value: { kind: 'image', url: '/media/again.webp' } });
  expect(shown()).toEqual(['/media/again.webp', true]);
});

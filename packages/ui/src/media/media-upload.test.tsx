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
  const upload = async (name = 'gull.png') => {
    fireEvent.change(screen.getByLabelText('Photo', { selector: 'input' }), {
      target: { files: [new File(['x'], name, { type: 'image/png' })] },
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
  expect(shown()).toEqual(['blob:preview', false]);
  expect(screen.getByText('The picture cannot be read.')).toBeTruthy();
  expect(screen.getByText('gull.png')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel upload' }));
  expect(shown()).toEqual([value?.url, false]);
  expect(screen.queryByText('The picture cannot be read.')).toBeNull();
});

test('a file that its record shows itself until it is processed fails alike, and recovers if it is late', async () => {
  const { says } = await uploaded();
  says({ value: { kind: 'image', url: 'blob:own' } });
  says({ value: null, processing: true });
  expect(shown()).toEqual(['blob:preview', true]);
  says({ value: null });
  expect(screen.getByText('The picture cannot be read.')).toBeTruthy();
  says({ value: MINE });
  expect(shown()).toEqual([MINE.url, true]);
  expect(screen.queryByText('The picture cannot be read.')).toBeNull();
});

test('a file that is deleted while it is processed has no fault', async () => {
  const { says } = await uploaded();
  const onDelete = jest.fn();
  says({ processing: true, onDelete });
  fireEvent.click(screen.getByRole('button', { name: 'Delete Photo' }));
  says({});
  expect(onDelete).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('gull.png')).toBeNull();
  expect(screen.queryByText('The picture cannot be read.')).toBeNull();
});

test('a rejected file is named, and takes the place of one that failed', async () => {
  const { upload, says } = await uploaded();
  says({ upload: () => Promise.reject(new Error('The file is not a .png file.')) });
  await upload('fake.png');
  expect(screen.getByText('The file is not a .png file.')).toBeTruthy();
  await upload('doc.pdf');
  expect(screen.queryByText('fake.png')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.getByText('doc.pdf')).toBeTruthy();
  expect(screen.getByText(/^This type of file isn't supported/)).toBeTruthy();
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

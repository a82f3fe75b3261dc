import { act, fireEvent, render, screen } from '@testing-library/react';
import { ArUpload } from './ar-upload';
import { Avatar, initialsOf } from './avatar';
import { Img } from './img';
import { MediaUpload, type MediaUploadProps, type MediaValue } from './media-upload';
import { acceptedKind, extensionsOf } from './upload-rules';

test('the lower-case extension decides, whatever the case of the file name', () => {
  expect(extensionsOf(['image'])).toEqual(['.jpeg', '.jpg', '.png', '.gif']);
  expect(extensionsOf(['video'])).toEqual(['.avi', '.mkv', '.mov', '.mp4', '.webm']);
  expect(extensionsOf(['model'])).toEqual(['.wt3']);
  expect(acceptedKind('GULL.PNG', ['image'])).toBe('image');
  expect(acceptedKind('gull.mp4', ['image'])).toBeUndefined();
  expect(acceptedKind('gull.mp4', ['image', 'video'])).toBe('video');
  expect(acceptedKind('png', ['image'])).toBeUndefined();
});

test('a broken image leaves a named placeholder, and a new URL is tried', () => {
  const { rerender, container } = render(<Img src="/a.png" alt="A gull" />);
  fireEvent.error(screen.getByRole('img', { name: 'A gull' }));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'A gull' })).toBeTruthy();
  rerender(<Img src="/b.png" alt="A gull" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/b.png');
});

test('an avatar without a picture shows initials and is named', () => {
  render(<Avatar name="Priya van Raman" />);
  expect(screen.getByRole('img', { name: 'Priya van Raman' }).textContent).toBe('PR');
  expect([initialsOf('Maren'), initialsOf(''), initialsOf('  ana  li ')]).toEqual(['M', '', 'AL']);
});

/** The rules for an element and what it draws after itself: jsdom does not resolve custom properties. */
const rulesFor = (element: Element | null): string =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule && element?.matches(rule.selectorText.replaceAll('::after', '')))
    .map(({ cssText }) => cssText)
    .join('\n');

test('a broken image has a red border', () => {
  render(<Img src="/a.png" alt="A gull" />);
  fireEvent.error(screen.getByRole('img', { name: 'A gull' }));
  expect(rulesFor(screen.getByRole('img', { name: 'A gull' }))).toContain('border: 1.5px solid var(--danger)');
});

test('a bare image has no ground or line of its own, but a red border once it has failed', () => {
  const { container, rerender } = render(<Img src="/a.png" alt="A gull" />);
  expect(rulesFor(container.firstElementChild)).toMatch(/background: .*box-shadow: /s);
  rerender(<Img src="/a.png" alt="A gull" bare />);
  expect(rulesFor(container.firstElementChild)).not.toMatch(/background: |box-shadow: /);
  fireEvent.error(screen.getByRole('img', { name: 'A gull' }));
  expect(rulesFor(container.firstElementChild)).toContain('border: 1.5px solid var(--danger)');
});

describe('upload', () => {
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

  const setUp = (props: Partial<MediaUploadProps> = {}) => {
    const upload = jest.fn<Promise<void>, Parameters<MediaUploadProps['upload']>>(() => Promise.resolve());
    const all: MediaUploadProps = {
      label: 'Game photo',
      kinds: ['image'],
      value: null,
      upload,
      advice: 'best at 800 × 800',
      ...props,
    };
    return { upload, props: all, ...render(<MediaUpload {...all} />) };
  };
  const choose = (name: string): void => {
    fireEvent.change(screen.getByLabelText('Game photo', { selector: 'input' }), {
      target: { files: [new File(['x'], name, { type: 'image/png' })] },
    });
  };
  const wait = (milliseconds: number): Promise<void> => act(async () => jest.advanceTimersByTime(milliseconds));

  test('the preview appears first, the upload starts one second later', async () => {
    const { upload } = setUp();
    choose('GULL.PNG');
    expect(screen.getByRole('img', { name: 'Game photo' }).getAttribute('src')).toBe('blob:preview');
    await wait(999);
    expect(upload).not.toHaveBeenCalled();
    await wait(1);
    expect(upload.mock.calls[0]?.[0].name).toBe('GULL.PNG');
    expect(screen.getByText('Saved')).toBeTruthy();
  });

  test('only a newly stored file replaces the preview', async () => {
    const before: MediaValue = { kind: 'image', url: '/media/before.png' };
    const { rerender, props } = setUp({ value: before });
    const shownAs = () => screen.getByRole('img', { name: 'Game photo' }).getAttribute('src');
    choose('gull.png');
    await wait(1000);
    expect(shownAs()).toBe('blob:preview');
    rerender(<MediaUpload {...props} value={null} />);
    expect(shownAs()).toBe('blob:preview');
    for (const url of ['/media/mine.webp', '/media/of-somebody-else.webp']) {
      rerender(<MediaUpload {...props} value={{ kind: 'image', url }} />);
      expect(shownAs()).toBe(url);
    }
  });

  test('progress is shown during the upload', async () => {
    const { upload } = setUp();
    upload.mockImplementation((_, { onProgress }) => {
      onProgress(0.64);
      return new Promise(() => undefined);
    });
    choose('gull.png');
    await wait(1000);
    expect(screen.getByRole('progressbar', { name: 'Uploading gull.png' }).getAttribute('aria-valuenow')).toBe('64');
  });

  test('a failure shows the reason, keeps the file and offers Retry', async () => {
    const { upload } = setUp();
    upload.mockRejectedValueOnce(new Error('The connection dropped.'));
    choose('gull.png');
    await wait(1000);
    expect(screen.getByText('The connection dropped.')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Game photo' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await wait(0);
    expect(upload).toHaveBeenCalledTimes(2);
    expect(screen.queryByText('The connection dropped.')).toBeNull();
  });

  test('a file of another kind is rejected with an explanation', () => {
    const { upload } = setUp();
    choose('clip.mp4');
    expect(screen.getByText("This type of file isn't supported. Use one of these: .jpeg .jpg .png .gif.")).toBeTruthy();
    expect(screen.queryByRole('img', { name: 'Game photo' })).toBeNull();
    jest.advanceTimersByTime(5000);
    expect(upload).not.toHaveBeenCalled();
  });

  test('a chosen file is sent even if its control is gone by then', async () => {
    const { upload, unmount } = setUp();
    choose('gull.png');
    await wait(500);
    unmount();
    await wait(500);
    expect(upload.mock.calls.map(([file, { signal }]) => [file.name, signal.aborted])).toEqual([['gull.png', false]]);
  });

  test('a failure that its control is too late to show is passed on', async () => {
    const onLost = jest.fn();
    const { upload, unmount } = setUp({ onLost });
    upload.mockRejectedValue(new Error('The connection dropped.'));
    choose('gull.png');
    await wait(1000);
    expect(onLost).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    unmount();
    await wait(0);
    expect(onLost.mock.calls).toEqual([['The connection dropped.']]);
  });

  test('a chosen file is pending until it is stored or cancelled', async () => {
    const pending = new Set<number>();
    let files = 0;
    const onChosen = () => {
      files += 1;
      const file = files;
      pending.add(file);
      return () => void pending.delete(file);
    };
    setUp({ onChosen });
    choose('gull.png');
    expect(pending.size).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel upload' }));
    expect(pending.size).toBe(0);
    choose('gull.png');
    await wait(999);
    expect(pending.size).toBe(1);
    await wait(1);
    expect(pending.size).toBe(0);
  });

  test('cancelling before the upload starts sends nothing', async () => {
    const { upload } = setUp();
    choose('gull.png');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel upload' }));
    await wait(5000);
    expect(upload).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: /Drop a file here/ })).toBeTruthy();
  });

  test('Delete calls onDelete', () => {
    const onDelete = jest.fn();
    setUp({ value: { kind: 'image', url: '/media/a.png' }, onDelete });
    fireEvent.click(screen.getByRole('button', { name: 'Delete Game photo' }));
    expect(onDelete).toHaveBeenCalledTimes(1);
  });

  test('a dropped file is uploaded', async () => {
    const { upload } = setUp();
    fireEvent.drop(screen.getByRole('button', { name: /Drop a file here/ }), {
      dataTransfer: { files: [new File(['x'], 'gull.gif')] },
    });
    await wait(1000);
    expect(upload.mock.calls[0]?.[0].name).toBe('gull.gif');
  });

  test('a failed upload restarts automatically when the connection is back', async () => {
    const { upload } = setUp();
    upload.mockRejectedValueOnce(new Error('The connection dropped.'));
    choose('gull.png');
    await wait(1000);
    expect(screen.getByText('The connection dropped.')).toBeTruthy();
    await act(async () => void window.dispatchEvent(new Event('online')));
    await wait(0);
    expect(upload).toHaveBeenCalledTimes(2);
    expect(upload.mock.calls[1]?.[0]).toBe(upload.mock.calls[0]?.[0]);
    await act(async () => void window.dispatchEvent(new Event('online')));
    await wait(0);
    expect(upload).toHaveBeenCalledTimes(2);
  });

  test('a file larger than the upload policy allows is rejected before sending', async () => {
    const { upload } = setUp({ maxBytes: 2_500_000 });
    const file = new File(['x'], 'gull.png');
    Object.defineProperty(file, 'size', { value: 2_500_001 });
    fireEvent.change(screen.getByLabelText('Game photo', { selector: 'input' }), { target: { files: [file] } });
    expect(screen.getByText('This file is too large. The limit is 2.5 MB.')).toBeTruthy();
    await wait(5000);
    expect(upload).not.toHaveBeenCalled();
  });

  test('an upload is cancelled if the size limit loads after the file was chosen', async () => {
    const { upload, props, rerender } = setUp();
    const file = new File(['x'], 'gull.png');
    Object.defineProperty(file, 'size', { value: 2_500_001 });
    fireEvent.change(screen.getByLabelText('Game photo', { selector: 'input' }), { target: { files: [file] } });
    await wait(500);
    rerender(<MediaUpload {...props} maxBytes={2_500_000} />);
    expect(screen.getByText('This file is too large. The limit is 2.5 MB.')).toBeTruthy();
    await wait(5000);
    expect(upload).not.toHaveBeenCalled();
  });

  test('a file being processed shows that instead of an empty drop zone', () => {
    setUp({ processing: true });
    expect(screen.getByText("This file is being processed. It will appear when it's ready.")).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Drop a file here/ })).toBeNull();
  });

  test('a video the browser cannot play shows its name', () => {
    setUp({ kinds: ['image', 'video'] });
    choose('clip.MKV');
    fireEvent.error(screen.getByLabelText('Game photo', { selector: 'video' }));
    expect(screen.getAllByText('clip.MKV').length).toBeGreaterThan(0);
    expect(screen.queryByLabelText('Game photo', { selector: 'video' })).toBeNull();
  });

  test('one control accepts images and videos and previews both', () => {
    setUp({ kinds: ['image', 'video'] });
    choose('gull.JPG');
    expect(screen.getByRole('img', { name: 'Game photo' })).toBeTruthy();
    choose('clip.mp4');
    expect(screen.getByLabelText('Game photo', { selector: 'video' }).getAttribute('src')).toBe('blob:preview');
  });

  test('an AR model is accepted by its extension alone and shows its name', async () => {
    const upload = jest.fn(async () => undefined);
    render(<ArUpload value={null} upload={upload} />);
    const input = screen.getByLabelText('AR model', { selector: 'input' });
    expect(input.getAttribute('accept')).toBe('.wt3');
    const put = (name: string): void => void fireEvent.change(input, { target: { files: [new File(['x'], name)] } });
    put('crane.glb');
    expect(screen.getByText("This type of file isn't supported. Use one of these: .wt3.")).toBeTruthy();
    put('Crane.WT3');
    expect(screen.getAllByText('Crane.WT3').length).toBeGreaterThan(0);
    await wait(1000);
    expect(upload).toHaveBeenCalledTimes(1);
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TASK_TYPE, TASK_TYPE_NAMES, type Task } from '@waymark/contract';
import { buildTask, refusal } from '@waymark/testing';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import {
  bodiesOf,
  choose,
  compile,
  field,
  fill,
  GAME,
  keeping,
  number,
  optionsOf,
  renderEditor,
  take,
} from '../testing/render-editor';

beforeAll(compile);
afterEach(unmountRemotes);

const open = async (overrides: Partial<Task>, features: string[] = []) => {
  const task = buildTask(overrides);
  const staged = await renderEditor(task, keeping(task).answer, { features });
  return { ...staged, task, saved: () => bodiesOf(staged, task) };
};

describe('the completion type', () => {
  it('is one of twelve; AR types need the feature, but a challenge keeps its own', async () => {
    await open({}, ['ar']);
    expect(await optionsOf('Completion type')).toEqual([...TASK_TYPE_NAMES]);
    await unmountRemotes();
    await open({});
    expect(await optionsOf('Completion type')).toEqual(TASK_TYPE_NAMES.filter((name) => !name.startsWith('AR')));
    await unmountRemotes();
    await open({ task_type: TASK_TYPE.arVideo });
    expect(await optionsOf('Completion type')).toContain('AR + Video');
    expect(screen.getByRole('option', { name: 'AR + Video' }).getAttribute('aria-selected')).toBe('true');
  });

  it('is saved as task_type and swaps the fields of the type', async () => {
    const { saved } = await open({ task_type: TASK_TYPE.photo });
    expect(screen.queryByRole('textbox', { name: 'QR address' })).toBeNull();
    await choose('Completion type', 'QR Code');
    await waitFor(() => expect(saved()).toEqual([{ task_type: TASK_TYPE.qrCode }]));
    expect(field('QR address')).toBeTruthy();
  });

  it('QR Code has an editable address', async () => {
    const { saved } = await open({ task_type: TASK_TYPE.qrCode, qr_url: 'https://quay.test' });
    await userEvent.type(field('QR address'), '/a');
    await userEvent.tab();
    await waitFor(() => expect(saved()).toEqual([{ qr_url: 'https://quay.test/a' }]));
  });

  it("QR Code can be downloaded as a picture, with the game's id", async () => {
    const task = buildTask({ task_type: TASK_TYPE.qrCode, qr_url: 'https://quay.test' });
    const { calls } = await renderEditor(task, keeping(task, () => new Blob(['png'])).answer);
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Download QR code' }));
    await waitFor(() => expect(saved).toEqual([`qr-${task.id}.png`]));
    const call = calls.find(({ path }) => path === `/tasks/${task.id}/qr.png`);
    expect(call).toMatchObject({ method: 'GET', query: { game_id: GAME.id }, file: true });
  });

  it('QR Code can be downloaded without an address; if there is no code, a notice says what is missing', async () => {
    const task = buildTask({ task_type: TASK_TYPE.qrCode, qr_url: '' });
    const refuse = () => {
      throw refusal(404);
    };
    const { notices, reported, calls } = await renderEditor(task, keeping(task, refuse).answer);
    await userEvent.click(screen.getByRole('button', { name: 'Download QR code' }));
    await waitFor(() => expect(notices).toMatchObject([{ tone: 'info', text: 'Add a QR address to get a code.' }]));
    expect(calls.at(-1)).toMatchObject({ path: `/tasks/${task.id}/qr.png`, handles: [404] });
    expect(reported).toEqual([]);
  });

  describe('QR Code, downloaded while its address is being typed', () => {
    const download = async (write: () => unknown) => {
      const task = buildTask({ task_type: TASK_TYPE.qrCode, qr_url: '' });
      const provider = keeping(task, () => new Blob(['png']));
      const staged = await renderEditor(task, async (call) => {
        if (call.method === 'PUT') await write();
        return provider.answer(call);
      });
      jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
      await userEvent.type(field('QR address'), 'https://quay.test');
      await userEvent.click(screen.getByRole('button', { name: 'Download QR code' }));
      const pictures = () => staged.calls.filter(({ path }) => path.endsWith('/qr.png'));
      return { ...staged, pictures };
    };

    it('waits until it is saved', async () => {
      let release = () => {};
      const { pictures, writes } = await download(() => new Promise<void>((resolve) => (release = resolve)));
      await waitFor(() => expect(writes()).toMatchObject([{ body: { qr_url: 'https://quay.test' } }]));
      expect(pictures()).toEqual([]);
      await act(async () => release());
      await waitFor(() => expect(pictures()).toHaveLength(1));
    });

    it('is not downloaded if it is refused', async () => {
      const { pictures, notices } = await download(() => {
        throw refusal(422, { errors: { qr_url: ['is reserved'] } });
      });
      await waitFor(() => expect(notices).toMatchObject([{ tone: 'danger', text: "Couldn't save." }]));
      expect(pictures()).toEqual([]);
    });
  });

  it('Video is shared in one of three ways, each with a recommended length', async () => {
    const { saved } = await open({ task_type: TASK_TYPE.video, video_length: 10 });
    expect(await optionsOf('Shared as')).toEqual(['Standard video', 'Animated gif', 'Audio only']);
    expect(screen.getByText('Recommended: 30 seconds.')).toBeTruthy();
    await take('Animated gif');
    await waitFor(() => expect(saved()).toEqual([{ task_subtype: 1 }]));
    expect(screen.getByText('Recommended: 5 seconds.')).toBeTruthy();
    await choose('Shared as', 'Audio only');
    expect(await screen.findByText('Recommended: 10 seconds.')).toBeTruthy();
    const lengths = await optionsOf('Video length');
    expect(lengths.map((text) => Number.parseInt(text, 10))).toEqual([1, 2, 3, 5, 7, 10, 20, 30, 45, 60]);
    await take('45 s');
    await waitFor(() => expect(saved().at(-1)).toEqual({ video_length: 45 }));
  });

  it.each([
    ['AR + Video', TASK_TYPE.arVideo],
    ['Background + Video', TASK_TYPE.backgroundVideo],
  ])('%s shows how its video is shared, too', async (_, task_type) => {
    const { saved } = await open({ task_type, task_subtype: 2, realities: [] }, ['ar']);
    expect(screen.getByText('Recommended: 10 seconds.')).toBeTruthy();
    expect(screen.getByText('Record audio')).toBeTruthy();
    await choose('Shared as', 'Animated gif');
    await waitFor(() => expect(saved()).toEqual([{ task_subtype: 1 }]));
    expect(screen.getByText('Recommended: 5 seconds.')).toBeTruthy();
    expect(screen.getByText('Record video')).toBeTruthy();
  });

  it.each([
    [TASK_TYPE.sticker, 'Sticker', /a transparent PNG of 645x860 \(standard\) or 1290x1720 \(high\)/],
    [TASK_TYPE.backgroundPhoto, 'Background', /645x860 \(standard\) or 1290x1720 \(high\)/],
    [TASK_TYPE.backgroundVideo, 'Background', /645x860 \(standard\) or 1290x1720 \(high\)/],
  ])('%i accepts an overlay image and gives its recommended size', async (task_type, label, advice) => {
    await open({ task_type });
    expect(screen.getByLabelText(label, { selector: 'input' })).toBeTruthy();
    expect(screen.getByText(advice)).toBeTruthy();
  });

  it('any can fill the whole screen', async () => {
    const { saved } = await open({});
    await userEvent.click(screen.getByRole('switch', { name: /^Full screen/ }));
    await waitFor(() => expect(saved()).toEqual([{ fullscreen: 1 }]));
  });
});

describe('the AI transformation', () => {
  it('is offered for photo types with the feature only', async () => {
    const { saved } = await open({ task_type: TASK_TYPE.backgroundPhoto }, ['ai']);
    expect(field('AI transformation').maxLength).toBe(255);
    await userEvent.type(field('AI transformation'), 'A comic');
    await userEvent.tab();
    await waitFor(() => expect(saved()).toEqual([{ ai_transformation: 'A comic' }]));
    await choose('Completion type', 'Video');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'AI transformation' })).toBeNull());
    await unmountRemotes();
    await open({ task_type: TASK_TYPE.backgroundPhoto });
    expect(screen.queryByRole('textbox', { name: 'AI transformation' })).toBeNull();
  });
});

describe('points', () => {
  it('range from 0 to 500', async () => {
    const { saved } = await open({ points: 50 });
    await fill('Points', '-501');
    await waitFor(() => expect(saved()).toEqual([{ points: 500 }]));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Points: more' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Points: less' }));
    await fill('Points', '0');
    await waitFor(() => expect(saved().at(-1)).toEqual({ points: 0 }));
    expect(screen.queryByRole('button', { name: 'Unlimited' })).toBeNull();
  });

  it('of trivia can be unlimited, stored as 9999', async () => {
    const { saved } = await open({ task_type: TASK_TYPE.trivia });
    await userEvent.click(screen.getAllByRole('button', { name: 'Unlimited' })[0] as HTMLElement);
    await waitFor(() => expect(saved()).toEqual([{ points: 9999 }]));
    const phone = screen.getByRole('complementary', { name: 'What players see' });
    expect(phone.textContent).toContain('Unlimited');
    expect(phone.textContent).not.toContain('9999');
  });
});

describe('trivia', () => {
  it('has comma-separated valid answers of at most 255 characters in all', async () => {
    const { saved } = await open({ task_type: TASK_TYPE.trivia, trivia: 'gull' });
    expect(field('Valid answers').maxLength).toBe(255);
    await userEvent.type(field('Valid answers'), ', tern');
    await userEvent.tab();
    await waitFor(() => expect(saved()).toEqual([{ trivia: 'gull, tern' }]));
  });

  it('accepts a pasted list as comma-separated answers', async () => {
    const { saved } = await open({ task_type: TASK_TYPE.trivia, trivia: 'gull' });
    await userEvent.click(field('Valid answers'));
    await userEvent.paste('• tern\n• knot\n');
    await userEvent.tab();
    await waitFor(() => expect(saved()).toEqual([{ trivia: 'gull, tern, knot' }]));
  });

  it.each([
    ['', Array(60).fill('heron'), 255],
    [', but no emoji in half', [`${'n'.repeat(248)}🙂`, 'tern'], 254],
  ])('cuts a pasted list at 255 characters%s', async (_, list: string[], length) => {
    const { saved } = await open({ task_type: TASK_TYPE.trivia, trivia: 'gull' });
    await userEvent.click(field('Valid answers'));
    await userEvent.paste(list.join('\n'));
    await userEvent.tab();
    await waitFor(() => expect(saved()).toEqual([{ trivia: `gull, ${list.join(', ')}`.slice(0, length) }]));
  });

  it('has points for five attempts, each possibly unlimited, and for every further one', async () => {
    const { saved } = await open({ task_type: TASK_TYPE.trivia });
    await fill('Points of attempt 1', '40');
    await userEvent.click(screen.getAllByRole('button', { name: 'Unlimited' }).at(-1) as HTMLElement);
    await waitFor(() => expect(saved()).toHaveLength(2));
    await fill('Points of each further attempt', '7');
    await waitFor(() =>
      expect(saved()).toEqual([{ trivia_points_1: 40 }, { trivia_points_5: 9999 }, { trivia_points_unlimited: 7 }]),
    );
    expect(number('Points of attempt 3').value).toBe('');
  });

  it('disables the attempts after an unlimited one', async () => {
    await open({ task_type: TASK_TYPE.trivia, trivia_points_2: 9999, trivia_points_4: 5 });
    const isOpen = (n: number) => !number(`Points of attempt ${n}`).disabled;
    expect([1, 2, 3, 4, 5].map(isOpen)).toEqual([true, true, false, false, false]);
    await fill('Points of attempt 2', '30');
    await waitFor(() => expect([3, 4, 5].every(isOpen)).toBe(true));
  });
});

const adder = () => field('Add an answer');

describe('multiple choice', () => {
  it('stores at most five answers of 25 characters, comma-separated, the correct one first', async () => {
    const { saved } = await open({ task_type: TASK_TYPE.multipleChoice, multiplechoice: 'Crane,Gull' });
    expect(field('Correct answer').value).toBe('Crane');
    await userEvent.type(adder(), 'A very long name, of a ship{Enter}');
    await waitFor(() => expect(saved().at(-1)).toEqual({ multiplechoice: 'Crane,Gull,A very long name of a shi' }));
    await userEvent.paste('Heron, Tern, Knot');
    await waitFor(() =>
      expect(saved().at(-1)).toEqual({ multiplechoice: 'Crane,Gull,A very long name of a shi,Heron,Tern' }),
    );
    expect(screen.queryByRole('textbox', { name: 'Add an answer' })).toBeNull();
  });

  it('cuts longer stored answers to 25 characters', async () => {
    const { saved } = await open({
      task_type: TASK_TYPE.multipleChoice,
      multiplechoice: 'A very long name of a ship,Gull',
    });
    expect(field('Correct answer').value).toBe('A very long name of a shi');
    await userEvent.type(field('Wrong answer 1'), 's');
    await userEvent.click(field('Headline'));
    await waitFor(() => expect(saved()).toEqual([{ multiplechoice: 'A very long name of a shi,Gulls' }]));
  });

  it('stores the marked answer first', async () => {
    const { saved } = await open({ task_type: TASK_TYPE.multipleChoice, multiplechoice: 'Crane,Gull,Heron' });
    await userEvent.click(screen.getByRole('radio', { name: 'Heron is correct' }));
    expect(field('Correct answer').value).toBe('Heron');
    await waitFor(() => expect(saved().at(-1)).toEqual({ multiplechoice: 'Heron,Crane,Gull' }));
  });

  it('saves nothing while no answer is marked as correct', async () => {
    const { saved } = await open({ task_type: TASK_TYPE.multipleChoice, multiplechoice: 'Crane,Gull,Heron' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Crane' }));
    await userEvent.click(field('Headline'));
    expect(screen.getByText('Mark the correct answer.')).toBeTruthy();
    expect(saved()).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: 'Heron is correct' }));
    await waitFor(() => expect(saved().at(-1)).toEqual({ multiplechoice: 'Heron,Gull' }));
  });
});

describe('a split path', () => {
  it('strips semicolons and colons from its answers', async () => {
    const { saved } = await open({ task_type: TASK_TYPE.splitPath });
    await userEvent.type(adder(), 'le:ft;{Enter}right');
    await userEvent.click(field('Headline'));
    expect([field('Answer 1').value, field('Answer 2').value]).toEqual(['left', 'right']);
    await waitFor(() => expect(saved().at(-1)).toEqual({ multiplechoice: 'left,right' }));
  });
});

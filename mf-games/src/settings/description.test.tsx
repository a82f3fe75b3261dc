import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, openSettings, prepareSettings, QUAY, rewrite } from '../testing/render-settings';

prepareSettings();
// The editor of formatted text is slow to compile.
beforeAll(() => import('./formatted-description'));
// jsdom cannot measure text.
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect ??= () => document.body.getBoundingClientRect();

const FORMATTED = '<p>Bring a <strong>torch</strong>.</p><script>alert(1)</script>';
const writing = () => screen.findByRole('textbox', { name: 'Description' });

describe('a formatted description', () => {
  it('is shown and edited with its formatting, never as tags', async () => {
    const { writes } = await openSettings({ ...QUAY, description: FORMATTED });
    const text = await writing();
    expect([text.textContent, text.querySelector('strong')?.textContent]).toEqual(['Bring a torch.', 'torch']);
    expect(document.body.textContent).not.toContain('<p>');
    act(() => text.focus());
    act(() => text.blur());
    expect(writes()).toEqual([]);
  });

  it("is shown formatted to users who can't change it", async () => {
    await openSettings({ ...QUAY, description: FORMATTED, user: { access: 'Managing' } });
    const text = await writing();
    expect([text.textContent, text.getAttribute('contenteditable')]).toEqual(['Bring a torch.', 'false']);
    expect(screen.getByText('Only the owner of the game can change the description.')).toBeTruthy();
  });

  it('is compared as plain text in a conflict', async () => {
    const { backend, differences } = await openSettings({ ...QUAY, description: 'Fish &amp; <b>chips</b>' });
    backend.game = { ...QUAY, description: '<p>Soup</p>' };
    const detail = { user_id: 2, game: { id: 7 }, fields: ['description'] };
    expect(await differences({ id: 'm', source: 'ss.game.update', detail })).toMatchObject([
      { mine: 'Fish & chips', theirs: 'Soup' },
    ]);
  });
});

describe('a plain description', () => {
  it('is decoded from HTML entities and saved as typed', async () => {
    const { backend, stored, writes } = await openSettings({ ...QUAY, description: 'Fish &amp; chips, &lt;3 of us' });
    backend.answers = () => ({});
    expect(field('Description').value).toBe('Fish & chips, <3 of us');
    await rewrite('Description', 'Soup &amp; more');
    expect(field('Description').value).toBe('Soup &amp; more');
    await userEvent.tab();
    await waitFor(() => expect(writes().map(({ body }) => body)).toEqual([{ description: 'Soup &amp; more' }]));
    await waitFor(() => expect(stored().description).toBe('Soup &amp; more'));
  });
});

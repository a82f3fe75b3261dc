import { render, screen } from '@testing-library/react';
import { asGameId } from '@waymark/contract';
import { HostContext } from '@waymark/host-kit';
import { createFakeHost } from '@waymark/testing';
import EmbedDialog from './embed-dialog';

it('gives code with the address of the builder and a token, wherever the menu itself is shown', async () => {
  const { host } = createFakeHost();
  const navigation = { ...host.navigation, href: (to: string) => `https://builder.test${to}` };
  render(
    <HostContext value={{ ...host, navigation }}>
      <EmbedDialog game={asGameId(7)} onClose={() => undefined} />
    </HostContext>,
  );
  const { value } = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Code' });
  expect(value).toContain('<script type="module" src="https://builder.test/embed/embed.js"></script>');
  expect(value).toContain('<waymark-remote area="teams" path="/teams/top/7"></waymark-remote>');
  expect(value).toContain(".getToken = () => fetch('/waymark-token')");
  expect(screen.getByText(/^Replace .* that returns the visitor's access token\.$/)).toBeTruthy();
});

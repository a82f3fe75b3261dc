import { DOCUMENTED_OFFER } from '@waymark/contract';
import { FolderFiles } from '@waymark/federation/releases';
import { readSettings } from '../settings/settings';
import { ask, prepareFolder, serve, served } from '../testing/served-folder';
import { EMBED_PATH, embedAnswer } from './embed-server';
import { Registries } from './registries';
import { RegistryFile } from './registry-file';
import { WhiteLabels } from './white-labels';

prepareFolder();

/** An embed of the white label `harbour` with one partner; its provider announces nothing while it is down. */
async function embed({ isDown = false } = {}): Promise<number> {
  const config = { ...readSettings({}, '/srv').page, apiOrigin: 'http://127.0.0.1:1' };
  const offers = { at: async () => (isDown ? undefined : DOCUMENTED_OFFER) };
  const stable = new RegistryFile(new FolderFiles(served.folder), 'stable.json', {}, { publicKey: '' });
  const answer = embedAnswer({
    folder: served.folder,
    configFor: async () => config,
    registries: new Registries({ stable, stagingHosts: [] }),
    remoteOrigins: [],
    whiteLabels: new WhiteLabels({ config, offers, partners: ['https://partner.example'] }),
  });
  return await serve((request, response) => answer(request, response, `${EMBED_PATH}config.json`));
}

// A page cannot read an answer without this header, and would take it for a refusal of its origin.
it.each([
  ['an unknown white label', '/?whitelabel=harbuor', false, 404],
  ['a provider that does not answer', '/', true, 503],
])('tells any page about %s', async (_what, path, isDown, status) => {
  const answer = await ask(await embed({ isDown }), path, { origin: 'https://anybody.example' });
  expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([status, '*']);
});

it('refuses the configuration to a page that is no partner', async () => {
  const answer = await ask(await embed(), '/', { origin: 'https://anybody.example' });
  expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([403, undefined]);
});

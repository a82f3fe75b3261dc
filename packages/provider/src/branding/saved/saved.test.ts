import type { SavedBrand } from '@waymark/contract';
import { testProvider, type Visitor } from '../../testing';

const provider = testProvider();

async function harbour() {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const person = async (row: object = {}) => {
    const user = await make.user(whiteLabel, row);
    const game = await make.game(whiteLabel, { grey_enabled: true });
    await make.member(game, user, { access: 'Created' });
    return { who: await provider.as(user), path: `/games/${game.id}` };
  };
  return { maren: await person({ name: 'Maren' }), ada: await person(), chief: await person({ super_admin: true }) };
}
type Person = { readonly who: Visitor; readonly path: string };
const list = async ({ who, path }: Person) =>
  (await who.get<{ brands: SavedBrand[] }>(`${path}/brands.json`)).body.brands;
const save = ({ who, path }: Person, name: string) =>
  who.post<{ brands: SavedBrand[]; errors?: object }>(`${path}/brands.json`, { name });

it('saves a brand that other games of the white label can use', async () => {
  const { maren, ada } = await harbour();
  await maren.who.put(`${maren.path}/grey.json`, {
    body_tint_color: '#0b6a60',
    theme: 1,
    menu_stream_title: 'On the quay',
    menu_stream_order: 0,
    custom_url: 'https://quay.test',
  });
  expect((await save(maren, ' Quay ')).status).toBe(200);
  const [brand, ...others] = await list(ada);
  expect([brand, others]).toMatchObject([{ name: 'Quay', by: 'Maren', mine: false }, []]);
  expect(Object.keys(brand?.fields ?? {})).not.toEqual(expect.arrayContaining(['logo']));
  expect((await ada.who.put(`${ada.path}/grey.json`, brand?.fields ?? {})).status).toBe(200);
  const { body } = await ada.who.get(`${ada.path}/grey.json`);
  expect(body).toMatchObject({
    body_tint_color: '#0b6a60',
    theme: 1,
    menu_stream_title: 'On the quay',
    custom_url: 'https://quay.test',
  });
});

it('rejects duplicate, empty and overlong names', async () => {
  const { maren, ada } = await harbour();
  await save(maren, 'Quay');
  const refused = [await save(ada, 'Quay'), await save(ada, '  '), await save(ada, 'x'.repeat(61))];
  expect(refused.map(({ status }) => status)).toEqual([422, 422, 422]);
  expect(refused[0]?.body.errors).toHaveProperty('name');
  expect(await list(maren)).toHaveLength(1);
});

it('lets only the author and super administrators rename and delete a brand', async () => {
  const { maren, ada, chief } = await harbour();
  const [{ id = 0 } = {}] = (await save(maren, 'Quay')).body.brands;
  await save(maren, 'Dock');
  const rename = ({ who, path }: Person, name: string) => who.put(`${path}/brands/${id}.json`, { name });
  const remove = ({ who, path }: Person) => who.call('DELETE', `${path}/brands/${id}.json`);
  expect([(await rename(ada, 'Mine')).status, (await remove(ada)).status]).toEqual([403, 403]);
  expect([(await rename(maren, 'Dock')).status, (await rename(maren, 'Pier')).status]).toEqual([422, 200]);
  expect((await list(ada)).map(({ name }) => name)).toEqual(['Dock', 'Pier']);
  expect((await remove(chief)).status).toBe(200);
  expect((await list(maren)).map(({ name }) => name)).toEqual(['Dock']);
});

it('hides a brand from other white labels', async () => {
  const [here, there] = [await harbour(), await harbour()];
  const [{ id = 0 } = {}] = (await save(here.maren, 'Quay')).body.brands;
  expect(await list(there.maren)).toEqual([]);
  expect((await there.chief.who.call('DELETE', `${there.chief.path}/brands/${id}.json`)).status).toBe(404);
});

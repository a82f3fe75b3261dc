import type { Brand } from '@waymark/client';
import type { Game } from '@waymark/contract';
import { fieldsOf, lazyScreenPart, useEdited, useHost, useTranslate } from '@waymark/host-kit';
import { Icon, Select, token } from '@waymark/ui';
import { Bell, MenuLines } from '@waymark/ui/icons';
import { type ComponentType, useRef, useState } from 'react';
import styled from 'styled-components';
import { useBrandFonts } from '../fonts/use-brand-fonts';
import type { BrandEditor } from '../use-brand-editor';
import { PhoneMenu, type PhoneScreenProps } from './phone-menu';
import { Bar, Frame, Screen } from './phone-styles';
import { styleOf } from './style-of';

type Shown = 'menu' | 'challenge' | 'stream' | 'board' | 'tour';

/** A screen that is fetched once somebody chooses another one than the menu. */
function laterScreen(name: 'PhoneChallenge' | 'PhoneStream' | 'PhoneBoard' | 'PhoneTour') {
  return lazyScreenPart<PhoneScreenProps>(async () => (await import('./phone-screens'))[name]);
}

const SCREENS: Readonly<Record<Shown, ComponentType<PhoneScreenProps>>> = {
  menu: PhoneMenu,
  challenge: laterScreen('PhoneChallenge'),
  stream: laterScreen('PhoneStream'),
  board: laterScreen('PhoneBoard'),
  tour: laterScreen('PhoneTour'),
};

const Aside = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  & > p { color: ${token.textMuted}; font: ${token.type12} ${token.font}; text-align: center; }
`;

/** What no screen of the phone shows. */
const UNSEEN: readonly (keyof Brand)[] = ['help', 'custom_url'];
const isSame = (one: Brand, other: Brand): boolean =>
  fieldsOf({ ...one, ...other }).every((key) => one[key] === other[key] || UNSEEN.includes(key));

/** A phone in the brand as it is being edited, with every keystroke. */
export function PhonePreview({ editor, game }: { readonly editor: BrandEditor; readonly game: Game }) {
  const t = useTranslate();
  const { api } = useHost();
  const [shown, setShown] = useState<Shown>('menu');
  const brand = useEdited(editor, editor.latest, isSame);
  const screen = useRef<HTMLDivElement>(null);
  useBrandFonts(screen, brand.font_regular, brand.font_bold);
  const { logo } = brand.pictures;
  const Content = SCREENS[shown];
  const options = [
    { value: 'menu', label: t('Menu') },
    { value: 'challenge', label: t('Challenge') },
    { value: 'stream', label: t('Stream') },
    { value: 'board', label: t('Leaderboard') },
    { value: 'tour', label: t('Tour') },
  ] as const;
  return (
    <Aside aria-label={t('Live preview')}>
      <Select<Shown> label={t('Live preview')} value={shown} options={[...options]} onChange={setShown} />
      <Frame>
        <Screen ref={screen} data-phone="" style={styleOf(brand)}>
          <Bar>
            <Icon of={MenuLines} />
            {logo ? <img src={api.resolve(logo)} alt={t('Logo')} /> : <b>{game.name}</b>}
            <Icon of={Bell} />
          </Bar>
          <Content brand={brand} game={game} resolve={(address) => api.resolve(address)} />
        </Screen>
      </Frame>
    </Aside>
  );
}

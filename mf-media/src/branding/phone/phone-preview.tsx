import type { Brand } from '@waymark/client';
import { BRAND_COLOURS, type Game } from '@waymark/contract';
import { fieldsOf, lazyScreenPart, useEdited, useHost, useTranslate } from '@waymark/host-kit';
import { Icon, IconButton, type IconDrawing, Img, token } from '@waymark/ui';
import { Activity, Bell, Flag, Image, List, MenuLines, Trophy } from '@waymark/ui/icons';
import { type ComponentType, type ReactNode, type Ref, useRef, useState } from 'react';
import styled from 'styled-components';
import { useBrandFonts } from '../fonts/use-brand-fonts';
import type { BrandEditor } from '../use-brand-editor';
import { PhoneMenu, type PhoneScreenProps } from './phone-menu';
import { Bar, Frame, Screen } from './phone-styles';
import { styleOf } from './style-of';

type Shown = 'menu' | 'challenge' | 'stream' | 'board' | 'tour';

/** A screen that loads when it is first chosen. */
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

/** The label and icon of each screen's button. */
const SHOWN_FACES: Readonly<Record<Shown, { readonly label: string; readonly icon: IconDrawing }>> = {
  menu: { label: 'Menu', icon: List },
  challenge: { label: 'Challenge', icon: Flag },
  stream: { label: 'Stream', icon: Activity },
  board: { label: 'Leaderboard', icon: Trophy },
  tour: { label: 'Tour', icon: Image },
};

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  min-block-size: 40px;
  & > h2 { flex: 1; font: 600 ${token.type13} ${token.font}; }
`;
const Aside = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  & > p { color: ${token.textMuted}; font: ${token.type12} ${token.font}; text-align: center; }
`;

/** Fields that no screen of the phone shows. */
const UNSEEN: readonly (keyof Brand)[] = ['help', 'custom_url'];
/** Fields that only change the style of the phone, not what it shows. */
const STYLING: readonly (keyof Brand)[] = [...fieldsOf(BRAND_COLOURS), 'font_size', 'theme'];
const isSame =
  (ignored: readonly (keyof Brand)[]) =>
  (one: Brand, other: Brand): boolean =>
    fieldsOf({ ...one, ...other }).every((key) => one[key] === other[key] || ignored.includes(key));
const looksTheSame = isSame(UNSEEN);
const showsTheSame = isSame([...UNSEEN, ...STYLING]);

/** Props of PhonePreview. */
export interface PhonePreviewProps {
  readonly editor: BrandEditor;
  readonly game: Game;
}

/** A phone in the brand being edited, updated on every keystroke. */
export function PhonePreview({ editor, game }: PhonePreviewProps) {
  const t = useTranslate();
  const { api } = useHost();
  const [shown, setShown] = useState<Shown>('menu');
  const brand = useEdited(editor, editor.latest, showsTheSame);
  const screen = useRef<HTMLDivElement>(null);
  useBrandFonts(screen, brand.font_regular, brand.font_bold);
  const { logo } = brand.pictures;
  const Content = SCREENS[shown];
  return (
    <Aside aria-label={t('Live preview')}>
      <Head>
        <h2>{t('Live preview')}</h2>
        {fieldsOf(SHOWN_FACES).map((name) => (
          <IconButton
            key={name}
            icon={SHOWN_FACES[name].icon}
            label={t(SHOWN_FACES[name].label)}
            aria-pressed={name === shown}
            onClick={() => setShown(name)}
          />
        ))}
      </Head>
      <Frame>
        <StyledScreen editor={editor} screen={screen}>
          <Bar>
            <Icon of={MenuLines} />
            {logo ? <Img src={api.resolve(logo)} alt={t('Logo')} fit="contain" bare /> : <b dir="auto">{game.name}</b>}
            <Icon of={Bell} />
          </Bar>
          <Content brand={brand} game={game} resolve={(address) => api.resolve(address)} />
        </StyledScreen>
      </Frame>
    </Aside>
  );
}

interface StyledScreenProps {
  readonly editor: BrandEditor;
  readonly screen: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** Follows the colours as they are typed, without rendering what is shown in them. */
function StyledScreen({ editor, screen, children }: StyledScreenProps) {
  const brand = useEdited(editor, editor.latest, looksTheSame);
  return (
    <Screen ref={screen} data-phone="" style={styleOf(brand)}>
      {children}
    </Screen>
  );
}

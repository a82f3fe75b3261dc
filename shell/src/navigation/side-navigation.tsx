import { paths } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { BrandMark, Icon } from '@waymark/ui';
import { LayoutGrid, LogOut, Play } from '@waymark/ui/icons';
import { LanguagePicker } from '../language/language-picker';
import { PaletteButton } from '../palette/palette-button';
import { useInService } from '../remotes/use-in-service';
import { useServices } from '../services/services-context';
import { AccountMenu } from './account-menu';
import { GameBlock } from './game-block';
import { NavButton, NavLink } from './nav-link';
import { useOpenGame } from './open-game';
import { playUrl } from './player-links';
import { Brand, Foot, Nav } from './side-navigation.styles';

/**
 * The side navigation: brand, dashboard, the open game's screens in order of work, and at the bottom play, account and
 * signing out. Its parts are memoized: it re-renders with every address, in the same task as the next screen.
 */
export function SideNavigation({ open, roams }: { open: boolean; roams: boolean }) {
  const { config, signOut } = useServices();
  const { draws } = useInService();
  const game = useOpenGame();
  const t = useTranslate();
  return (
    <Nav id="navigation" aria-label={t('Main')} $open={open}>
      <Brand>
        <BrandMark logo={config.brand.logo} name={config.brand.name} />
      </Brand>
      {roams && <PaletteButton />}
      {roams && draws(paths.dashboard.pattern) && (
        <NavLink to={paths.dashboard()} also={paths.home()}>
          <Icon of={LayoutGrid} />
          {t('Dashboard')}
        </NavLink>
      )}
      {game !== undefined && <GameBlock id={game} />}
      <Foot>
        <NavLink href={playUrl(config.playerOrigin)}>
          <Icon of={Play} />
          {t('Play')}
        </NavLink>
        <LanguagePicker />
        <AccountMenu />
        <NavButton type="button" onClick={signOut}>
          <Icon of={LogOut} />
          {t('Sign out')}
        </NavButton>
      </Foot>
    </Nav>
  );
}

import * as kinds from '../kinds';
import { optional, withDefault } from '../setting';

/** Brand, mail, maps and other services. */
export const features = {
  WAYMARK_WHITELABEL: withDefault<string>(
    kinds.form(/^[a-z0-9-]+$/, 'be small letters, digits and hyphens'),
    'harbour',
    'The white label of this builder.',
  ),
  WAYMARK_BRAND_NAME: optional<string>(kinds.text, 'Name of the brand.'),
  WAYMARK_BRAND_COLOUR: optional<string>(
    kinds.form(/^#[0-9a-f]{6}$/i, 'be a colour like #0b6a60'),
    'Colour of the brand.',
  ),
  WAYMARK_BRAND_LOGO: optional<string>(kinds.text, 'Address of the brand’s logo.'),
  WAYMARK_SHOP_URL: optional<string>(
    kinds.address('http', 'https'),
    'Where games and licences are bought; advertised beside lists, and linked where a licence is missing.',
  ),
  WAYMARK_STICKERS_URL: optional<string>(
    kinds.address('http', 'https'),
    'Where custom stickers are ordered; advertised beside lists. Without it the card opens the game’s branding.',
  ),
  WAYMARK_BRAND_FEATURES: withDefault<readonly string[]>(
    kinds.list,
    '',
    'Features enabled for all accounts, separated by commas.',
  ),
  WAYMARK_SMTP_URL: optional<string>(
    kinds.secretAddress('smtp', 'smtps'),
    'The mail server, smtps://user:password@mail.example:465; without it mail goes to the data folder’s outbox.',
  ),
  WAYMARK_MAIL_FROM: optional<string>(kinds.text, 'The sender of mail; required with WAYMARK_SMTP_URL.'),
  WAYMARK_MAP_TILES: withDefault<string>(
    // Some servers count rows from below, as {-y}.
    kinds.orOff(
      kinds.form(
        /^https?:\/\/(?=.*\{z\})(?=.*\{x\})(?=.*\{-?y\})/,
        'be an http(s) address with {z}, {x} and {y} in it',
      ),
    ),
    'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    'Map tiles, https://…/{z}/{x}/{y}.png; `off` draws only outlines of land.',
  ),
  WAYMARK_MAP_CREDIT: optional<string>(
    kinds.text,
    'Attribution of other map tiles, as their licence requires; shown on every map.',
  ),
  WAYMARK_GEOCODING_URL: optional<string>(
    kinds.template('{address}'),
    'A geocoding service for the provider, https://…?q={address}, with Nominatim’s format.',
  ),
  WAYMARK_GEOCODER: optional<string>(
    kinds.address('http', 'https'),
    'A geocoding service that browsers call directly, for a provider without one.',
  ),
  WAYMARK_STRIPE_SECRET_KEY: optional<string>(
    kinds.secretForm(/^(sk|rk)_\w+$/, 'be a secret key of Stripe, sk_…'),
    'Charges cards through Stripe; by default the builder accepts test cards and moves no money.',
  ),
  WAYMARK_STRIPE_PUBLISHABLE_KEY: optional<string>(
    kinds.secretForm(/^pk_\w+$/, 'be a publishable key of Stripe, pk_…'),
    'The key of the same account for pages; required with the secret key.',
  ),
  WAYMARK_STRIPE_WEBHOOK_SECRET: optional<string>(
    kinds.secretForm(/^whsec_\S+$/, 'be a signing secret of Stripe, whsec_…'),
    'Signing secret of Stripe’s webhook, which is /payments/webhook of the provider; required with the secret key.',
  ),
  WAYMARK_STRIPE_API: optional<string>(kinds.origin, 'Another origin of Stripe’s API, such as a stand-in.'),
  WAYMARK_CARD_KEY: optional<string>(
    kinds.text,
    'Publishable key of Stripe for pages, for a provider that charges through Stripe without announcing it.',
  ),
  WAYMARK_DROPBOX_KEY: optional<string>(
    kinds.form(/^\w+$/, 'be the key of an app of Dropbox'),
    'Sends exports to people’s Dropbox; the app’s redirect URI is /dropbox/return of the provider.',
  ),
  WAYMARK_DROPBOX_SECRET: optional<string>(kinds.secret, 'Secret of that app; without it, PKCE is used.'),
  WAYMARK_DROPBOX_API: optional<string>(kinds.origin, 'Another origin of Dropbox’s pages and API, such as a stand-in.'),
  WAYMARK_AI_URL: optional<string>(
    kinds.address('http', 'https'),
    'A model service that suggests challenges, with OpenAI’s chat completions API.',
  ),
  WAYMARK_AI_MODEL: optional<string>(kinds.text, 'Name of the model; required with WAYMARK_AI_URL.'),
  WAYMARK_AI_KEY: optional<string>(kinds.secret, 'Key of the model service.'),
  WAYMARK_FFMPEG: optional<string>(
    kinds.text,
    'The ffmpeg for video posters and reels; an installed one by default, otherwise for reels the old one in the npm package @ffmpeg-installer/ffmpeg.',
  ),
  WAYMARK_REEL_HEIGHT: withDefault<number>(kinds.whole(72), '1080', 'Height of reels in pixels.'),
  WAYMARK_LEGAL: optional<string>(
    kinds.text,
    'Folder with white labels’ own legal texts: <white label>/privacy.html and terms.html, per language privacy.de.html.',
  ),
  WAYMARK_PREVIEW_TICKETS: withDefault<boolean>(
    kinds.onOff,
    'off',
    'Previews use one-time tickets, if the player app accepts them.',
  ),
} as const;

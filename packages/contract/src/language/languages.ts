/** A language the builder can be shown in ([G25]). */
export interface Language {
  /** BCP 47 tag: stored, sent as `to`, and used for `lang`. */
  readonly code: string;
  /** Its name in the language itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The language while the feature `language` is off: nothing is translated. */
export const LANGUAGE_DISABLED = 'disabled';

const LEFT_TO_RIGHT =
  'en English|af Afrikaans|ak Akan|am አማርኛ|as অসমীয়া|ay Aymar aru|az Azərbaycan|be Беларуская|bg Български|bho भोजपुरी|bm Bamanankan|' +
  'bn বাংলা|bs Bosanski|ca Català|ceb Cebuano|co Corsu|cs Čeština|cy Cymraeg|da Dansk|de Deutsch|doi डोगरी|ee Eʋegbe|el Ελληνικά|' +
  'eo Esperanto|es Español|et Eesti|eu Euskara|fi Suomi|fil Filipino|fr Français|fy Frysk|ga Gaeilge|gd Gàidhlig|gl Galego|' +
  'gn Avañe’ẽ|gu ગુજરાતી|ha Hausa|haw ʻŌlelo Hawaiʻi|hi हिन्दी|hmn Hmoob|hr Hrvatski|ht Kreyòl ayisyen|hu Magyar|hy Հայերեն|' +
  'id Indonesia|ig Igbo|ilo Ilokano|is Íslenska|it Italiano|ja 日本語|jv Jawa|ka ქართული|kk Қазақ тілі|km ខ្មែរ|kn ಕನ್ನಡ|ko 한국어|' +
  'kri Krio|ku Kurdî|ky Кыргызча|la Latina|lb Lëtzebuergesch|lg Luganda|ln Lingála|lo ລາວ|lt Lietuvių|lv Latviešu|mai मैथिली|' +
  'mg Malagasy|mi Māori|mk Македонски|ml മലയാളം|mn Монгол|mr मराठी|ms Melayu|mt Malti|my မြန်မာ|nb Norsk bokmål|ne नेपाली|' +
  'nl Nederlands|nn Norsk nynorsk|nso Sesotho sa Leboa|ny Chichewa|om Afaan Oromoo|or ଓଡ଼ିଆ|pa ਪੰਜਾਬੀ|pl Polski|pt Português|' +
  'pt-BR Português (Brasil)|qu Runasimi|ro Română|ru Русский|rw Ikinyarwanda|sa संस्कृतम्|si සිංහල|sk Slovenčina|sl Slovenščina|' +
  'sm Gagana Sāmoa|sn ChiShona|so Soomaali|sq Shqip|sr Српски|st Sesotho|su Basa Sunda|sv Svenska|sw Kiswahili|ta தமிழ்|te తెలుగు|' +
  'tg Тоҷикӣ|th ไทย|ti ትግርኛ|tk Türkmen|tr Türkçe|ts Xitsonga|tt Татар|uk Українська|uz Oʻzbek|vi Tiếng Việt|xh IsiXhosa|' +
  'yo Yorùbá|zh-Hans 简体中文|zh-Hant 繁體中文|zu IsiZulu';
const RIGHT_TO_LEFT =
  'ar العربية|ckb کوردیی ناوەندی|dv ދިވެހި|fa فارسی|he עברית|ps پښتو|sd سنڌي|ug ئۇيغۇرچە|ur اردو|yi ייִדיש';

const read = (table: string, direction: Language['direction']): Language[] =>
  table.split('|').map((entry) => {
    const gap = entry.indexOf(' ');
    return { code: entry.slice(0, gap), name: entry.slice(gap + 1), direction };
  });

/** Available languages, English first and the rest by tag. */
export const LANGUAGES: readonly Language[] = [...read(LEFT_TO_RIGHT, 'ltr'), ...read(RIGHT_TO_LEFT, 'rtl')].sort(
  (one, other) => Number(other.code === 'en') - Number(one.code === 'en') || (one.code < other.code ? -1 : 1),
);

/** The language with this tag; undefined if it is not available. */
export const languageOf = (code: string): Language | undefined => LANGUAGES.find((language) => language.code === code);

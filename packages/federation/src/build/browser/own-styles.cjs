// Strict pages refuse style elements, even empty ones, and markup; and a partner's page should get none of ours.
// Library styles go into constructed style sheets, which no policy restricts. Saves no bytes, but strict pages need it.
// Can go, library by library, once they write to constructed style sheets.
const PARTS = {
  // The sheet of a root (the page, or a shadow root), instead of a style element filled by script.
  'styled-components.browser.esm.js': [
    [
      /this\.element=\w+\(e,t\),this\.element\.appendChild\(document\.createTextNode\(""\)\),this\.sheet=\(e=>\{.*?throw \w+\(17\)\}\)\(this\.element\)/,
      'this.sheet=new CSSStyleSheet,(e=>{const t=(e||document).getRootNode();t.adoptedStyleSheets=[...t.adoptedStyleSheets,this.sheet]})(e)',
    ],
    // The text-based path is for browsers and pages that we do not support.
    [/e\?(new \w+\(t,n\)):new \w+\(t,n\)/, '$1'],
    // We never render on a server; existing style elements belong to somebody else and stay.
    [/=e=>\{const t=\w+\(e\.options\.target\);.*?removeChild\(o\)\)\}\}/s, '=()=>{}'],
  ],
  // The base sheet has this rule, and also applies it inside shadow roots.
  'usePress.mjs': [
    [/const style = ownerDocument\.createElement\('style'\);[\s\S]*?ownerDocument\.head\.prepend\(style\);/, ''],
  ],
  'usePreventScroll.mjs': [
    [
      /document\.head\.prepend\(style\);/,
      `const sheet = new CSSStyleSheet();
       sheet.replaceSync(style.textContent);
       document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
       style.remove = () => { document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet); };`,
    ],
  ],
  'LiveAnnouncer.mjs': [
    [/this\.assertiveLog\.innerHTML = '';/, 'this.assertiveLog.replaceChildren();'],
    [/this\.politeLog\.innerHTML = '';/, 'this.politeLog.replaceChildren();'],
  ],
};

module.exports = function ownStyles(source) {
  const file = this.resourcePath.split(/[\\/]/).pop();
  const parts = file.startsWith('styled-components') ? [...PARTS[file], ...withheld(this.getOptions())] : PARTS[file];
  return (parts ?? []).reduce((text, [part, instead]) => {
    if (!part.test(text)) throw new Error(`${file} has changed: ${part} is not in it`);
    return text.replace(part, instead);
  }, source);
};

// The library is shared whole with every remote, so no minifier can tell what is unused.
// Dropping its unused exports saves 1.5 KB on every page. Can go once webpack tree-shakes shared modules across builds.
const withheld = (options) => options.withheld.map((name) => [new RegExp(`\\w+ as ${name}(?:,|(?=\\}))`), '']);

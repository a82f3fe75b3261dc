// A strict page refuses style elements, empty ones too, and markup; in a page of somebody else every style element of ours
// would be one too many. What libraries write goes into sheets made in script, which no policy has a say in.
const PARTS = {
  // The sheet of a root (the page, or a shadow root) in place of a style element that is filled by script.
  'styled-components.browser.esm.js': [
    [
      /this\.element=\w+\(e,t\),this\.element\.appendChild\(document\.createTextNode\(""\)\),this\.sheet=\(e=>\{.*?throw \w+\(17\)\}\)\(this\.element\)/,
      'this.sheet=new CSSStyleSheet,(e=>{const t=(e||document).getRootNode();t.adoptedStyleSheets=[...t.adoptedStyleSheets,this.sheet]})(e)',
    ],
    // The other way, by text in style elements, is for browsers and pages that ours are not.
    [/e\?(new \w+\(t,n\)):new \w+\(t,n\)/, '$1'],
    // Nothing of ours is drawn on a server; what stands in the page already is somebody else's and stays.
    [/=e=>\{const t=\w+\(e\.options\.target\);.*?removeChild\(o\)\)\}\}/s, '=()=>{}'],
  ],
  // The rule stands in the base sheet, where it also reaches into a shadow root.
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

// The library is shared whole with every remote, so that no minifier can tell what nobody uses.
const withheld = (options) => options.withheld.map((name) => [new RegExp(`\\w+ as ${name}(?:,|(?=\\}))`), '']);

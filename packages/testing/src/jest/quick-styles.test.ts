/** A frame has a separate window, whose `getComputedStyle` is still jsdom's. */
const jsdomStyles = () => {
  const { contentWindow } = document.head.appendChild(document.createElement('iframe'));
  if (!contentWindow) throw new Error('The frame has no window.');
  return contentWindow.getComputedStyle.bind(contentWindow);
};

const SHEET = `
  .gone { display: none }
  .flex, .row > .cell { display: flex }
  b, .pill { display: inline-flex }
  .outer .gone.shown { display: grid }
  :is(.a, .b) .late { display: none }
  [data-off] { visibility: hidden; pointer-events: none }
  .back { visibility: visible }
  .never:nonsense { display: none }
  @media screen { .screen { display: none } }
  @media print { .print { display: none } }
  @media (max-width: 500px) { .narrow { display: none } }
`;
const BODY = `
  <p class="gone">a</p><div class="outer"><i class="gone shown">b</i></div>
  <span class="flex pill">c</span><div class="row"><span class="cell">d</span><b>e</b></div>
  <div class="b"><u class="late">f</u></div><div data-off><em class="back">g</em><em>h</em></div>
  <div class="never screen">i</div><div class="print narrow">j</div>
  <div hidden>k</div><dialog>l</dialog><dialog open>m</dialog><input type="hidden"><input><button>n</button>
  <a style="display: block; visibility: collapse"><s>o</s></a><svg><path></path></svg><table><tr><td>p</td></tr></table>
`;

/** The three properties of all elements, as both implementations read them. */
function compare() {
  const real = jsdomStyles();
  const all = [...document.body.querySelectorAll('*')];
  const read = (computed: typeof window.getComputedStyle) =>
    all.map((element) => {
      const style = computed(element);
      return [
        element.outerHTML,
        style.display,
        style.getPropertyValue('display'),
        style.visibility,
        style.pointerEvents,
        style.getPropertyValue('pointer-events'),
      ];
    });
  return { quick: read(window.getComputedStyle), real: read(real) };
}

const PLACING = [
  ...[
    'position',
    'transform',
    'direction',
    'overflow',
    'overflowX',
    'overflowY',
    'scrollMarginTop',
    'scrollPaddingTop',
  ],
  ...['marginTop', 'marginRight', 'marginBottom', 'marginLeft', 'borderTopWidth', 'borderLeftWidth'],
] as const satisfies readonly (keyof CSSStyleDeclaration)[];
const placingOf = (style: CSSStyleDeclaration) => Object.fromEntries(PLACING.map((name) => [name, style[name]]));

function addSheet(text: string): HTMLStyleElement {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = text;
  return style;
}

afterEach(() => document.head.replaceChildren());

it('computes the same values as jsdom', () => {
  addSheet(SHEET);
  document.body.innerHTML = BODY;
  const { quick, real } = compare();
  expect(quick).toEqual(real);
  expect(quick.filter(([, display]) => display === 'none')).toHaveLength(6);
});

it('reads what places a popover as jsdom does', () => {
  addSheet(`
    .box { margin: 4px 8px; border: 2px solid red; overflow: hidden; position: relative }
    .box .in { margin-left: 3px; border-top-width: 5px; overflow-x: auto; direction: rtl; scroll-margin-top: 9px }
    p { margin: 1px } .moved { transform: none } .never { position: fixed; border: 9px solid }
  `);
  document.body.innerHTML =
    '<div class="box"><p class="in" style="margin-top: 7px; border: 1px solid">a</p><ul class="moved"><li>b</li></ul></div>';
  const all = [...document.body.querySelectorAll('*')];
  const read = (computed: typeof window.getComputedStyle) => all.map((element) => placingOf(computed(element)));
  const quick = read(window.getComputedStyle);
  expect(quick).toEqual(read(jsdomStyles()));
  expect(quick[0]).toMatchObject({ marginLeft: '8px', borderLeftWidth: '2px', position: 'relative' });
});

it('follows sheets that are added, changed and removed', () => {
  document.body.innerHTML = '<p class="one">a</p>';
  const display = () => window.getComputedStyle(document.body.firstElementChild as Element).display;
  expect(display()).toBe('block');
  const style = addSheet('.one { display: none }');
  expect(display()).toBe('none');
  style.sheet?.insertRule('.one { display: grid }', 1);
  expect(display()).toBe('grid');
  style.append('.one { display: flex }');
  expect(display()).toBe('flex');
  style.remove();
  expect(display()).toBe('block');
});

it('leaves other properties to jsdom', () => {
  addSheet('.tall { height: 250px; overflow-y: auto }');
  document.body.innerHTML = '<p class="tall">a</p>';
  const style = window.getComputedStyle(document.body.firstElementChild as Element);
  expect([style.height, style.getPropertyValue('overflow-y'), style.length > 0]).toEqual(['250px', 'auto', true]);
});

import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '../button/button';
import { ErrorDialog } from '../dialog/error-dialogs';
import { Pagination } from '../pagination/pagination';
import { Skeleton } from '../skeleton/skeleton';
import { GlobalSheets } from './global-sheets';
import { type PhraseValues, useTranslate } from './ui-context';
import { UiRoot } from './ui-root';

test('a document root sets language, direction, theme and brand on the page', () => {
  render(
    <UiRoot scope="document" language="he" direction="rtl" theme="dark" brand="#d2491f">
      <p>x</p>
    </UiRoot>,
  );
  const page = document.documentElement;
  expect([page.lang, page.dir, page.dataset.theme, page.style.getPropertyValue('--brand')]).toEqual([
    'he',
    'rtl',
    'dark',
    '#d2491f',
  ]);
});

test('a part does not change the page', () => {
  document.documentElement.lang = 'en';
  render(
    <UiRoot language="he">
      <p>x</p>
    </UiRoot>,
  );
  expect(document.documentElement.lang).toBe('en');
});

test('phrases are translated by the root, with placeholders filled', () => {
  const dictionary: Record<string, string> = {
    Previous: 'Zurück',
    '{from}–{to} of {count}': '{from} bis {to} von {count}',
  };
  render(
    <UiRoot language="de" translate={(phrase) => dictionary[phrase] ?? phrase}>
      <Pagination page={2} pages={150} perPage={10} count={1500} onPage={() => undefined} />
    </UiRoot>,
  );
  expect(screen.getByRole('button', { name: 'Zurück' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
  expect(screen.getByText('11 bis 20 von 1.500')).toBeTruthy();
});

describe('a phrase with a number', () => {
  const dictionaries: Record<string, Record<string, string>> = {
    ar: {
      '{n} teams': '{n} فريق',
      '{n} teams|zero': 'لا فرق',
      '{n} teams|two': 'فريقان',
      '{n} teams|few': '{n} فرق',
      '{n} teams|many': '{n} فريقًا',
    },
    pl: { '{n} teams': '{n} drużyny', '{n} teams|few': '{n} drużyny!', '{n} teams|many': '{n} drużyn' },
    ja: { '{n} teams': '{n}チーム' },
    en: {},
  };
  function Teams({ n }: { n: number | string }) {
    return useTranslate()('{n} teams', { n });
  }
  const translated = (language: string, n: number | string) => {
    const { unmount, container } = render(
      <UiRoot language={language} translate={(phrase) => dictionaries[language]?.[phrase] ?? phrase}>
        <Teams n={n} />
      </UiRoot>,
    );
    const text = container.textContent;
    unmount();
    return text;
  };

  test.each([
    ['ar', ['لا فرق', '1 فريق', 'فريقان', '3 فرق', '11 فريقًا', '100 فريق'], [0, 1, 2, 3, 11, 100]],
    ['pl', ['2 drużyny!', '5 drużyn', '22 drużyny!', '1,5 drużyny'], [2, 5, 22, 1.5]],
    ['ja', ['1チーム', '2チーム'], [1, 2]],
    ['en', ['2 teams'], [2]],
  ])('has the plural form of %s, or else its own entry', (language, texts, numbers) => {
    expect(numbers.map((n) => translated(language, n))).toEqual(texts);
  });

  test('formats large numbers by language, and leaves strings alone', () => {
    expect([translated('en', 12_345), translated('pl', 12_345), translated('en', '12345')]).toEqual([
      '12,345 teams',
      '12\u00a0345 drużyn',
      '12345 teams',
    ]);
  });

  test('uses its own entry for anything but a number', () => {
    expect(translated('ar', 'x')).toContain('فريق');
  });
});

describe('in a right-to-left language', () => {
  const arabic: Record<string, string> = { '{time} left': 'متبقي {time}', '{n} players': '{n} لاعبين' };
  function Phrase({ phrase, values }: { phrase: string; values?: PhraseValues }) {
    const t = useTranslate();
    return <p data-testid="said">{t(phrase, values)}</p>;
  }
  const translated = (phrase: string, values?: PhraseValues) => {
    const { unmount } = render(
      <UiRoot language="ar" direction="rtl" translate={(asked) => arabic[asked] ?? asked}>
        <Phrase phrase={phrase} values={values} />
      </UiRoot>,
    );
    const text = screen.getByTestId('said').textContent;
    unmount();
    return text;
  };

  test('inserted text keeps its own direction', () => {
    expect(translated('{time} left', { time: '1 h 40 min' })).toBe('متبقي \u20681 h 40 min\u2069');
  });

  test('a right-to-left name keeps its direction in a left-to-right language, and no other is changed', () => {
    const Joined = ({ team }: { team: string }) => useTranslate()('{team}, {n} players', { team, n: 4 });
    const { container, rerender } = render(<Joined team="فريق" />);
    expect(container.textContent).toBe('\u2068فريق\u2069, 4 players');
    rerender(<Joined team="Gulls" />);
    expect(container.textContent).toBe('Gulls, 4 players');
  });

  test('an untranslated phrase with digits or punctuation keeps English order', () => {
    expect(translated('{h} h {m} min', { h: 1, m: 40 })).toBe('\u20661 h 40 min\u2069');
    expect(translated('No games yet.')).toBe('\u2066No games yet.\u2069');
  });

  test('other phrases stay unchanged', () => {
    expect(translated('{n} players', { n: 4 })).toBe('4 لاعبين');
    expect(translated('Dashboard')).toBe('Dashboard');
  });
});

test('a shadow root contains its styles and overlays', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  const element = document.createElement('div');
  shadow.append(element);
  const root = createRoot(element);
  await act(async () =>
    root.render(
      <UiRoot scope="shadow" styleTarget={shadow} brand="#2f5fd0" theme="light" direction="rtl" language="he">
        <GlobalSheets />
        <Button kind="primary">Inside</Button>
        <ErrorDialog open title="Not Found" message="m" onClose={() => undefined} />
      </UiRoot>,
    ),
  );
  const place = shadow.querySelector<HTMLElement>('[data-brand]');
  expect([place?.style.getPropertyValue('--brand'), place?.dataset.theme, place?.dir, place?.lang]).toEqual([
    '#2f5fd0',
    'light',
    'rtl',
    'he',
  ]);
  expect(place?.querySelector('[role=alertdialog]')).not.toBeNull();
  const rules = [...(shadow.querySelector('style')?.sheet?.cssRules ?? [])].map(({ cssText }) => cssText);
  expect(rules.join('\n')).toContain('--button-primary-bg');
  await act(async () => root.unmount());
  host.remove();
});

test('a skeleton takes its space at once and appears after 150 ms', () => {
  jest.useFakeTimers();
  render(
    <Skeleton>
      <i data-testid="bone" />
    </Skeleton>,
  );
  const shape = screen.getByTestId('bone').parentElement as HTMLElement;
  const visibility = () => getComputedStyle(shape).visibility;
  act(() => jest.advanceTimersByTime(149));
  expect([visibility(), screen.queryByText('Loading')]).toEqual(['hidden', null]);
  act(() => jest.advanceTimersByTime(1));
  expect(visibility()).toBe('visible');
  expect(screen.getByText('Loading')).toBeTruthy();
  jest.useRealTimers();
});

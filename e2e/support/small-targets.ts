import type { Page } from '@playwright/test';

/** Minimum target size (WCAG 2.5.5). */
const FINGER = 44;

/** Their size has a meaning: the columns of the matrix of teams and challenges, and answers on a zoomed path. */
const ESSENTIAL = '[role="columnheader"] > button, [data-over]';

/**
 * The visible controls that are too small to touch, each with width and height of its target: its own box, its label,
 * or its `::before` and `::after`. Exempt as in WCAG 2.5.8: links in a sentence, disabled controls, and those with a
 * reason for their size.
 */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ({ finger, essential }) => {
      const CONTROLS =
        'a[href],button,input:not([type="hidden"]),select,textarea,summary,[contenteditable="true"],' +
        ['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'menuitem', 'option', 'slider', 'combobox']
          .map((role) => `[role="${role}"]`)
          .join();
      const isShown = (element: Element): boolean => {
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
        if (element.closest('[inert],[aria-hidden="true"]') || element.matches(':disabled,[aria-disabled="true"]'))
          return false;
        // A modal dialog makes the rest of the page inert.
        const modal = document.querySelector('dialog:modal');
        return !modal || modal.contains(element);
      };
      const added = (element: Element): DOMRect[] =>
        ['::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(element, part);
          if (style.content === 'none' || style.position !== 'absolute') return [];
          return [new DOMRect(0, 0, Number.parseFloat(style.width), Number.parseFloat(style.height))];
        });
      const pressed = (element: Element): Element[] => {
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
        return [element, ...labels];
      };
      /** A field's border is drawn by its frame. */
      const withBorder = ({ width, height }: DOMRect) => new DOMRect(0, 0, width + 2, height + 2);
      const isInSentence = (element: Element): boolean => {
        if (getComputedStyle(element).display !== 'inline') return false;
        const around = element.parentElement?.textContent?.replace(element.textContent ?? '', '').trim() ?? '';
        return around !== '';
      };
      // A tenth of a pixel is rounding.
      const fits = ({ width, height }: DOMRect) => width > finger - 0.1 && height > finger - 0.1;
      return [...document.querySelectorAll(CONTROLS)].flatMap((element) => {
        const box = element.getBoundingClientRect();
        if (!isShown(element) || isInSentence(element) || element.matches(essential)) return [];
        const boxes = pressed(element).flatMap((part) => {
          const own = part.getBoundingClientRect();
          return [part.matches('input,textarea') && own.width > 1 ? withBorder(own) : own, ...added(part)];
        });
        // Visible only on keyboard focus.
        const isAway = box.bottom <= 0 && box.top < -20;
        const hides = element.closest('table > thead');
        const isHidden =
          (hides !== null && hides.getBoundingClientRect().width <= 1) ||
          boxes.every(({ width, height }) => width <= 1 || height <= 1);
        if (isAway || isHidden || boxes.some(fits)) return [];
        const widest = Math.max(...boxes.map(({ width }) => width));
        const highest = Math.max(...boxes.map(({ height }) => height));
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
        const what = element.getAttribute('role') ?? element.tagName.toLowerCase();
        return [`${what} "${name.slice(0, 40)}" ${Math.round(widest)}x${Math.round(highest)}`];
      });
    },
    { finger: FINGER, essential: ESSENTIAL },
  );

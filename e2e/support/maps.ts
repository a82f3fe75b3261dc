import type { Page } from '@playwright/test';

/** The maps service of builders whose provider looks up no addresses ([G47]). */
export const MAPS = 'https://maps.example.test';

/** Has the maps service know these places and no others. */
export async function mapsKnow(page: Page, places: Readonly<Record<string, readonly [lat: number, lon: number]>>) {
  await page.route(`${MAPS}/**`, (route) => {
    const [lat, lon] = places[new URL(route.request().url()).searchParams.get('q') ?? ''] ?? [];
    return route.fulfill({ json: lat === undefined ? [] : [{ lat: String(lat), lon: String(lon) }] });
  });
}

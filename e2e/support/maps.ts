import type { Page } from '@playwright/test';

/** The maps service of builders whose provider does not geocode ([G47]). */
export const MAPS = 'https://maps.example.test';

/** Makes the maps service know exactly these places. */
export async function mapsKnow(page: Page, places: Readonly<Record<string, readonly [lat: number, lon: number]>>) {
  await page.route(`${MAPS}/**`, (route) => {
    const [lat, lon] = places[new URL(route.request().url()).searchParams.get('q') ?? ''] ?? [];
    return route.fulfill({ json: lat === undefined ? [] : [{ lat: String(lat), lon: String(lon) }] });
  });
}

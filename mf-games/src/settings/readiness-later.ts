// The rules and their words come when the page rests: nothing of them is needed to draw the settings.
export { readinessQuery } from '@waymark/client';

export { ianaZoneOf } from '@waymark/contract';

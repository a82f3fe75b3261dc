export * from '@waymark/host/live/live-line';
export { PresenceTracker } from '@waymark/host/live/presence-tracker';
export { ReelQueue } from './reel-queue';

import type { Seeded } from '../../seeded';
import type { Light } from '../light';

/**
 * Draws 160 by 120 units, and continues beyond them on all sides so that the same scene can be cropped upright or
 * square. The same seed, light and number of people always give the same drawing.
 */
export type Scene = (random: Seeded, light: Light, people: number) => string;

/** The colours of a time of day. The same scene in another light is another picture. */
export interface Light {
  /** Sky from top to horizon. */
  readonly sky: readonly [string, string, string];
  readonly disc: string;
  readonly far: string;
  readonly sea: readonly [string, string];
  readonly glint: string;
  readonly ground: string;
  readonly edge: string;
  readonly line: string;
  /** Cranes, masts and bridges against the sky. */
  readonly ink: string;
  readonly cloud: number;
  /** Lit windows, only after dark. */
  readonly window?: string;
}

/** Times of day by name. */
export const LIGHTS = {
  dawn: {
    sky: ['#6fa9a6', '#f3d9b0', '#f0a678'],
    disc: '#fff1cf',
    far: '#6b5b55',
    sea: ['#4f9390', '#14534f'],
    glint: '#ffe9bf',
    ground: '#b3a187',
    edge: '#d9c9ae',
    line: '#93826a',
    ink: '#4c3a34',
    cloud: 0.38,
  },
  noon: {
    sky: ['#7fb6c4', '#bfdcd8', '#eef0dc'],
    disc: '#fffbe6',
    far: '#7c8f92',
    sea: ['#3f97a0', '#0f5a66'],
    glint: '#e6f6ef',
    ground: '#c2b59c',
    edge: '#e3d9c2',
    line: '#9d9079',
    ink: '#3f4a52',
    cloud: 0.7,
  },
  mint: {
    sky: ['#a9d3c4', '#d8ead9', '#f5efd9'],
    disc: '#fff7dc',
    far: '#7fa695',
    sea: ['#2f8f86', '#0b4f4d'],
    glint: '#d9f0e2',
    ground: '#b9b094',
    edge: '#dcd4bb',
    line: '#948c73',
    ink: '#35504a',
    cloud: 0.5,
  },
  amber: {
    sky: ['#f2b35c', '#f7d79a', '#f6c781'],
    disc: '#fff0c4',
    far: '#a2593c',
    sea: ['#b9683c', '#5a2f25'],
    glint: '#ffe6ad',
    ground: '#8f6a4b',
    edge: '#c29468',
    line: '#6d4d36',
    ink: '#2f1c19',
    cloud: 0.3,
  },
  dusk: {
    sky: ['#5c6f8a', '#c98f8a', '#f0b487'],
    disc: '#ffdcb0',
    far: '#54485a',
    sea: ['#7d6f86', '#2d3a54'],
    glint: '#f9d2ae',
    ground: '#7a6a68',
    edge: '#a69088',
    line: '#5d5055',
    ink: '#2c2533',
    cloud: 0.22,
    window: '#ffd98a',
  },
  night: {
    sky: ['#101a2a', '#1d3046', '#33506a'],
    disc: '#f4e3bd',
    far: '#141e2b',
    sea: ['#1b2d40', '#0d1722'],
    glint: '#ffd98a',
    ground: '#4d4338',
    edge: '#7d6c58',
    line: '#3a3229',
    ink: '#0c131c',
    cloud: 0.08,
    window: '#ffd98a',
  },
  mist: {
    sky: ['#c3cfce', '#dfe7e4', '#e9e6dc'],
    disc: '#f6f4ea',
    far: '#a3b4b4',
    sea: ['#8aa9a8', '#567a7c'],
    glint: '#e3ecea',
    ground: '#a59c8d',
    edge: '#c6beb0',
    line: '#877e70',
    ink: '#5b686b',
    cloud: 0.6,
  },
} as const satisfies Record<string, Light>;

/** The name of a time of day. */
export type LightName = keyof typeof LIGHTS;

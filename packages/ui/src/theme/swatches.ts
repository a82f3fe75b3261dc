import { checkBrandColour } from './contrast';

/** The colours organisers can choose from. Values, not tokens: they are stored and shown to players. */
export const SWATCHES = [
  { value: '#000000', name: 'Black' },
  { value: '#475569', name: 'Slate' },
  { value: '#94A3B8', name: 'Grey' },
  { value: '#FFFFFF', name: 'White' },
  { value: '#7F1D1D', name: 'Wine' },
  { value: '#DC2626', name: 'Red' },
  { value: '#EA580C', name: 'Orange' },
  { value: '#F59E0B', name: 'Amber' },
  { value: '#FACC15', name: 'Yellow' },
  { value: '#84CC16', name: 'Lime' },
  { value: '#16A34A', name: 'Green' },
  { value: '#0B6A60', name: 'Tide green' },
  { value: '#06B6D4', name: 'Cyan' },
  { value: '#2563EB', name: 'Blue' },
  { value: '#1E3A8A', name: 'Navy' },
  { value: '#7C3AED', name: 'Violet' },
  { value: '#C026D3', name: 'Magenta' },
  { value: '#DB2777', name: 'Pink' },
] as const;

/** The colour of a check mark on this colour. */
export const markOn = (colour: string): string => (checkBrandColour(colour).text === 'light' ? '#fff' : '#000');

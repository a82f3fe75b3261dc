import type { PictureName } from '../media/picture-names';

/** The teams of the main game, best first, each with its picture. */
export const PILOT_TEAMS: readonly (readonly [name: string, photo: PictureName])[] = [
  ['Schooner or Later', 'boat-1'],
  ['The Bilge Rats', 'lighthouse-1'],
  ['Knot Today', 'selfie-1'],
  ['Pier Pressure', 'shanty-1'],
  ['Tide & Prejudice', 'bridge-1'],
  ['Gull Power', 'gull-1'],
  ['Salty Dogs', 'knot-2'],
  ['Anchors Away', 'cranes-1'],
  ['Ctrl + Sea', 'ghost-ship-1'],
  ['Cleat Street Band', 'pump-house-1'],
  ['Mutiny on the Buses', 'door-1'],
  ['Buoys in the Hood', 'chart-1'],
  ['The Plank Holders', 'pilot-1'],
  ['Low Tide, High Hopes', 'lighthouse-2'],
];

/** Names for the teams of all other games. */
export const TEAM_NAMES =
  'Aft Thoughts|All Aboard the Struggle Bus|Barnacle Bill & Co|Bow Selecta|Bread, Butter & Ballast|Buoyancy Issues|Captain Obvious|Crane Drain|Dock Holidays|Dredge Against the Machine|Ebb & Flo|Fathom That|Ferry Godmothers|First Mates|Galley Slaves to Cake|Hull of a Time|Jetty Knights|Keel Over|Ladies of the Lock|Lock, Dock & Barrel|Moor or Less|Nauti by Nature|Oar Inspiring|Port of Call Centre|Quay Performance|Ropes & Dopes|Rudderless|Sea-Level Executives|Ship Happens|Sink or Spreadsheet|Six Knots of Gin|Slipway to Heaven|Starboard Stiff|Stern Talking-To|The Cobble Nobblers|The Fog Horns|The Locksmiths|The Other Harbour|The Tugs|Tide Pods|Unpaid Interns of Atlantis|Usual Suspects|Vitamin Sea|Wake Me Later|Water We Doing|Yacht to Know Better'.split(
    '|',
  );

/** Names for the teams of the second brand. */
export const ROPE_TEAMS =
  'Abseil Away|Cirque du Sore Legs|Crevasse of Habit|Hill Yes|Peak Performance|Ridge Against the Machine|Rock Bottom|Scree of Life|The Fondue Four|Yeti or Not'.split(
    '|',
  );

/** The status of a team that the game has no room for. */
export const NO_ROOM = 402;
/** What is said then. */
export const NO_ROOM_TEXT =
  'By default your game can accommodate 1 team. In order to allow more teams to participate, you will need to purchase a license.';

/** Status when the game has no room for another team. */
export const NO_ROOM = 402;
/** The message for it. */
export const NO_ROOM_TEXT =
  'By default your game can accommodate 1 team. In order to allow more teams to participate, you will need to purchase a license.';

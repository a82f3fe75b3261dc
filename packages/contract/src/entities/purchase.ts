/** Price of an add-on in whole dollars, as sent. */
export const ADD_ON_PRICE = 299;
/** What can be bought for a game. */
export const ADD_ONS = ['branding', 'reels'] as const;
/** An add-on of a game. */
export type AddOn = (typeof ADD_ONS)[number];
/** Amounts of a donation in whole dollars. */
export const DONATIONS = [10, 20, 50, 100] as const;
/** The preselected amount. */
export const DONATION_DEFAULT = 20;
/** Statuses by which a payment can fail (part 2, section 8); others have no message. */
export const PAYMENT_STATUSES = [400, 401, 402, 403, 404, 406, 500, 501, 502, 503, 504] as const;
/** A status by which a payment can fail. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Prefix of the local card provider's payment methods, followed by the outcome. */
export const LOCAL_METHOD = 'pm_local_';

/** What a buyer did at the till. */
export interface Tried {
  readonly cartId: string;
  readonly userId: string;
  /** When the till had taken the last card, in milliseconds since 1970; absent where nothing was to be paid. */
  readonly paidMs?: number;
}

/** What the buyers did, and what they met that must not be. */
export interface PurchaseBook {
  readonly tried: Tried[];
  readonly surprises: string[];
}

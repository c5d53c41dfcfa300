export interface Tried {
  readonly cartId: string;
  readonly userId: string;
  /** When the till took the last card, in milliseconds since 1970; absent if unpaid. */
  readonly paidMs?: number;
}

/** The buyers' acts and unexpected observations. */
export interface PurchaseBook {
  readonly tried: Tried[];
  readonly surprises: string[];
}

/** Where our books and the provider's do not agree. */
export interface Difference {
  problem:
    | 'was not finished'
    | 'could not be looked up'
    | 'another amount was paid'
    | 'payment is in no order'
    | 'payment is not in the provider’s books'
    | 'order is not granted'
    | 'refund is not in our books';
  order: string | null;
  payment: string | null;
  detail: string;
  /** Whether it has been put right. */
  isFixed: boolean;
}

import { useEffect, useState } from 'react';
import { loadDraft, saveDraft } from './draft.ts';
import { emptyOrder, type Order, type OrderRequest, orderOf, unsaidBy, withoutParts } from './order.ts';

export interface OrderSources {
  /** What the address says. It wins, until the person changes it. */
  search: OrderRequest;
  /** What the page that led here says. */
  handed: OrderRequest;
  onSearchChange: (search: OrderRequest) => void;
}

/** The order in the form, kept as a draft with every change. */
export function useOrder({ search, handed, onSearchChange }: OrderSources) {
  const [order, setOrder] = useState<Order>(() => ({
    ...emptyOrder,
    ...orderOf(loadDraft()),
    ...orderOf(handed),
    ...orderOf(search),
  }));
  useEffect(() => saveDraft(order), [order]);

  return {
    order,
    change: (changes: Partial<Order>) => {
      setOrder((before) => ({ ...before, ...changes }));
      const left = withoutParts(search, changes);
      if (Object.keys(left).length < Object.keys(search).length) onSearchChange(left);
    },
    /** Fills in a design that somebody looks at, except what the address says. */
    fill: (design: Partial<Order>): Order => {
      const filled = { ...order, ...unsaidBy(search, design) };
      setOrder(filled);
      return filled;
    },
  };
}

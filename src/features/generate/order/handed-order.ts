import type { OrderRequest } from './order.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** An order that another page hands to the create page. */
    order?: OrderRequest & {
      /** Its Create button was pressed there: nothing is left to be asked. */
      start?: boolean;
      /** This device draws it, whoever draws everything else. */
      isDrawnHere?: boolean;
    };
  }
}

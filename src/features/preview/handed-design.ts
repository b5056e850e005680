/** A design that another page wants to be seen on skin. */
export interface HandedDesign {
  /** An address of our own. */
  readonly url: string;
  readonly name: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    design?: HandedDesign;
  }
}

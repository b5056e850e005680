import type { HandedDesign } from '#contract/handed-design.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    design?: HandedDesign;
  }
}

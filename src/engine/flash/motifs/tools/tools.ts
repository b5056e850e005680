import type { Motif } from '../motif.ts';
import { deskAndEasel } from './desk-and-easel/desk-and-easel.ts';
import { homeAndHealth } from './home-and-health/home-and-health.ts';
import { timeAndWay } from './time-and-way/time-and-way.ts';
import { workshop } from './workshop/workshop.ts';

/** What is worked, measured and fastened with. */
export const tools: readonly Motif[] = [...workshop, ...timeAndWay, ...deskAndEasel, ...homeAndHealth];

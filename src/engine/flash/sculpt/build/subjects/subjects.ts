import type { Subject } from '../subject.ts';
import { lion } from './lion.ts';
import { skull } from './skull.ts';
import { wolf } from './wolf.ts';

/** Whoever has sat for us. */
export const subjects: readonly Subject[] = [skull, wolf, lion];

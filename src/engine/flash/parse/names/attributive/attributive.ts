import { anyOf } from '../mention-context.ts';
import { isOfBeast } from './beasts.ts';
import { isLook } from './looks.ts';
import { isModifier } from './modifiers.ts';
import { isUnseenPerson } from './people.ts';
import { isOfPlant } from './plants.ts';
import { isTrade } from './trades.ts';

/** Whether it only says something of its neighbour, and is no thing of its own. */
export const isAttributive = anyOf([isLook, isUnseenPerson, isOfPlant, isTrade, isOfBeast, isModifier]);

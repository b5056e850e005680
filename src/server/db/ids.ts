import { v7 } from 'uuid';

/** A new row's id. Version 7 begins with the time, so that new rows lie together in every index. */
export const newId = (): string => v7();

import { availableParallelism } from 'node:os';

/*
 * How libuv's threads are shared out. Pictures and passwords are worked on there, and so are files, host names and
 * compression: each of the first has its own share and waits in a line for it, so that the others never wait.
 */

/** How many uploaded pictures are read at once. */
export const decoding = 2;
/** How many passwords are hashed at once. */
export const hashing = 2;
/** How many sizes of a picture are made at once. */
export const scaling = 2;
/** How many pictures of image models are written anew at once. */
export const modelPictures = 2;
/** A picture that each drawing thread writes. */
const drawing = Math.max(1, availableParallelism() - 1);
const everythingElse = 4;

/** What UV_THREADPOOL_SIZE is to be when the process starts. */
export const libuvThreads = decoding + hashing + scaling + modelPictures + drawing + everythingElse;

import url from './flash.worker.ts?worker&url';

/** Where the worker's code is: what a page fetches ahead, without the worker. */
export const flashWorkerUrl: string = url;

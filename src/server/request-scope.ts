import { AsyncLocalStorage } from 'node:async_hooks';

/** What is done for one request, however deep: lines of the log say for which. */
export const requestScope = new AsyncLocalStorage<{ requestId: string }>();

// The server, with a fault in it that shows when it is told to.
process.on('SIGUSR2', () => {
  Promise.reject(new Error('nobody listens to this'));
});
await import('#server/main.ts');

export {};

/** `npm run bench NAME [-- ARGS]` runs the bench tests/bench/NAME.ts; it reads its arguments from process.argv. */
const [bench, ...args] = process.argv.slice(2);
if (!bench || !/^[\w-]+$/.test(bench)) throw new Error('usage: npm run bench NAME [-- ARGS]');
process.argv.splice(2, process.argv.length, ...args);
await import(`./${bench}.ts`);

export {};

import { AttackedServer } from './abuse/attacked-server.ts';
import { attacks } from './abuse/attacks.ts';
import { Bystander } from './abuse/bystander.ts';

/**
 * `npm run bench abuse [-- NAME]`: what an audit tried against a server, one after the other, or those whose names hold
 * a word. Each meets a server of its own on this machine, run as `npm start` does, and ends after twenty seconds. Says what was sent, what it came to, the worst that somebody innocent waited meanwhile for
 * each of their calls, the most memory of the server's processes, and whether it still stands.
 */
const longestMs = 20_000;
/** A request under way is answered, or counted as lost. */
const graceMs = 5000;

const [wanted = ''] = process.argv.slice(2);
const chosen = attacks.filter(({ name }) => name.includes(wanted));
if (chosen.length === 0)
  throw new Error(`there is no such attack; there are: ${attacks.map(({ name }) => name).join(', ')}`);

for (const attack of chosen) {
  await using stack = new AsyncDisposableStack();
  const server = await AttackedServer.start();
  stack.defer(() => server.end());
  const ending = new AbortController();
  const { signal } = ending;
  const bystander = await Bystander.arrive(server.url);
  const strike = await attack.prepare({ url: server.url, server, bystander: bystander.account, signal });
  server.forgetPeak();
  const timer = setTimeout(() => ending.abort(), longestMs);
  stack.defer(() => clearTimeout(timer));
  const innocent = bystander.goAbout(signal);
  const outcome = await untilAborted(strike(), AbortSignal.timeout(longestMs + graceMs));
  bystander.leave();
  const worst = await innocent;
  const stands = attack.endsServer ? undefined : await server.stands();
  say(`\n${attack.name}: ${attack.sent}`);
  say(`  came to    ${outcome}`);
  say(`  bystander  ${worst}`);
  say(`  memory     ${server.peakMegabytes} MB at most`);
  if (stands === true) say(`  afterwards the server stands${server.restarts > 0 ? ', after a restart' : ''}`);
  if (stands === false) say('  afterwards the server fell');
}

/** What an attack says of itself, or that it was cut short. */
async function untilAborted(work: Promise<string>, signal: AbortSignal): Promise<string> {
  const cut = Promise.withResolvers<string>();
  signal.addEventListener('abort', () => cut.resolve('cut short'));
  return Promise.race([
    work.catch((error: Error) => `ended with ${error.name}: ${error.message}`),
    cut.promise,
  ]);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** @returns the address of a server that `startServer` starts */
export async function runServer(
  args: string[],
  env: NodeJS.ProcessEnv,
  stack: AsyncDisposableStack,
): Promise<string> {
  return (await startServer(args, env, stack)).url;
}

/**
 * Runs a server in a process of its own until the stack is disposed; resolves to its address and its process once it
 * says that it is ready.
 */
export async function startServer(
  args: string[],
  env: NodeJS.ProcessEnv,
  stack: AsyncDisposableStack,
): Promise<{ url: string; pid: number }> {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  stack.defer(async () => {
    child.kill('SIGINT');
    if (child.exitCode === null) await once(child, 'exit');
  });
  let printed = '';
  for (;;) {
    const [chunk] = await once(child.stdout, 'data');
    printed += chunk;
    const port = /ready at http:\/\/localhost:(\d+)/.exec(printed)?.[1];
    if (port) return { url: `http://127.0.0.1:${port}`, pid: child.pid as number };
  }
}

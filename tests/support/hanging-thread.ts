import drawInThread, { type FlashResult, type FlashTask } from '#server/providers/image/flash-thread.ts';

/** Draws as the real thread does, unless it is asked to hang. */
export default async function drawOrHang(task: FlashTask): Promise<FlashResult> {
  if (task.request.prompt !== 'hang') return drawInThread(task);
  task.port?.postMessage('begun');
  for (;;);
}

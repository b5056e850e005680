// The server, whose clock jumps by CLOCK_JUMP seconds when it is told to, and back when it is told again.
const RightDate = Date;
const jumpMs = Number(process.env.CLOCK_JUMP) * 1000;
let offsetMs = 0;
const now = () => RightDate.now() + offsetMs;

globalThis.Date = new Proxy(RightDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
});

process.on('SIGUSR2', () => {
  offsetMs = offsetMs === 0 ? jumpMs : 0;
  process.stdout.write(offsetMs === 0 ? 'the clock is right again\n' : 'the clock has jumped\n');
});
await import('#server/main.ts');

export {};

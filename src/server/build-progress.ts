const announcement = 'Building the app, which takes half a minute the first time';
/** What Vite and our plugins say, in this order. */
const milestones = [
  'transforming...',
  'modules transformed',
  'built in',
  'files generated',
  'what renders first paints is built',
  'first paints are rendered',
  'files are compressed',
];

/** Tells how far the client's build is: as a bar on a terminal, in one line elsewhere. */
export class BuildProgress {
  readonly #out: { write(text: string): unknown };
  readonly #isTerminal: boolean;

  constructor(out: { write(text: string): unknown }, isTerminal: boolean) {
    this.#out = out;
    this.#isTerminal = isTerminal;
    if (isTerminal) this.update('');
    else out.write(`${announcement}…\n`);
  }

  /** @param said all that the build has printed so far */
  update(said: string): void {
    this.#draw(milestones.filter((milestone) => said.includes(milestone)).length);
  }

  /** The build is over. */
  end(): void {
    this.#draw(milestones.length);
    if (this.#isTerminal) this.#out.write('\n');
  }

  #draw(reached: number): void {
    if (!this.#isTerminal) return;
    const bar = '█'.repeat(reached * 2).padEnd(milestones.length * 2, '░');
    this.#out.write(`\r${announcement} ${bar}`);
  }
}

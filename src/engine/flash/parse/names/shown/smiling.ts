/** Who smiles as it is drawn. */
const smiling = new Set(
  'hotei clown sun-face maneki-neko god-of-wealth grandfather shiba daikoku ebisu'.split(' '),
);

/** Whether somebody is drawn smiling. */
export function isSmiling(name: string): boolean {
  return smiling.has(name);
}

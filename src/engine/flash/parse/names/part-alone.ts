import type { Finding } from './finding.ts';
import { isBody } from './finding.ts';

const part =
  /^(?:'s)? (?:noses?|ears?|tails?|manes?|snouts?|trunks?|tongues?|fins?|hoo(?:f|ves)|whiskers|feet|foot|legs?|horns?|tusks?|claws?|beard|hair)(?= *(?:$|[,.;]| and\b| tattoos?\b| designs?\b| outlines?\b))/u;
/** Where a wish begins: what somebody has is told after "with". */
const beginning =
  /(?:^|[,.;] |\band |^(?:i )?(?:want|would like|love) |^(?:tattoo|outline|drawing) of )(?:(?:an?|the|my|two|cute|little|small|tiny|simple|minimalist) )*$/u;

/** Findings in which a part of somebody is told to be all: "rabbit ears", of which nothing draws less than the rabbit. */
export function withPartsAlone(text: string, findings: readonly Finding[]): Finding[] {
  return findings.map((finding) => {
    const { start, end, near } = finding;
    const said = part.exec(text.slice(end))?.[0];
    if (!said || near || !isBody(finding) || !beginning.test(text.slice(0, start))) return finding;
    const span = { start, end: end + said.length };
    return { ...finding, ...span, near: span, isPlural: false };
  });
}

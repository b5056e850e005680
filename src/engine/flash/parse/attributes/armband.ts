import type { Reading } from '../reading.ts';

const armband = /^(?!.*black).*arm ?band|bicep band|臂环|臂環|アームバンド/iu;

/** Words that run around an arm: 手臂一圈. */
const aroundArm =
  /手[臂腕]上?(?:绕|缠)?一[圈周]|(?:二の)?腕(?:を|に)一周|\b(?:wrapp?(?:ed|ing)|all the way|going)? ?(?:a)?round (?:my|the|an?) (?:upper |fore)?(?:arm|wrist|bicep|ankle)\b/iu;

/**
 * An armband with other things or with words is a band of these, and no band beside them.
 *
 * @param text the prompt
 */
export function withArmbandWish<T extends Pick<Reading, 'subjects' | 'relations' | 'wishes' | 'lettering'>>(
  reading: T,
  text: string,
): T {
  const { subjects, relations, wishes, lettering } = reading;
  const isLetters = lettering !== null && subjects.every(({ concept }) => concept.name === 'black-band');
  const said = isLetters && subjects.length === 0 ? aroundArm.exec(text)?.[0] : undefined;
  if (said !== undefined) return { ...reading, wishes: new Map([...wishes, ['band', said]]) };
  const band = subjects.find(({ concept, word }) => concept.name === 'black-band' && armband.test(word));
  if (!band || (subjects.length < 2 && !isLetters)) return reading;
  return {
    ...reading,
    subjects: subjects.filter((subject) => subject !== band),
    relations: relations.filter(({ subject, object }) => subject !== band && object !== band),
    wishes: new Map([...wishes, ['band', band.word]]),
  };
}

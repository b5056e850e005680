import type { Reading } from '../reading.ts';

const armband = /^(?!.*black).*arm ?band|bicep band|臂环|臂環|アームバンド/iu;

/** An armband with other things is a band of these, and no band beside them. */
export function withArmbandWish<T extends Pick<Reading, 'subjects' | 'relations' | 'wishes'>>(reading: T): T {
  const { subjects, relations, wishes } = reading;
  const band = subjects.find(({ concept, word }) => concept.name === 'black-band' && armband.test(word));
  if (!band || subjects.length < 2) return reading;
  return {
    ...reading,
    subjects: subjects.filter((subject) => subject !== band),
    relations: relations.filter(({ subject, object }) => subject !== band && object !== band),
    wishes: new Map([...wishes, ['band', band.word]]),
  };
}

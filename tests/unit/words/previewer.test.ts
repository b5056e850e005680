import { expect, test } from 'vitest';
import { messagesOf } from '../../support/translated-texts.ts';
import { worded } from './previewer.ts';

test.each(Object.entries(worded))(
  'the previewer says %s as its specification words it',
  async (english, chinese) => {
    const said = (await messagesOf('zh')).filter((message) => message.english === english);
    expect(said.map(({ text }) => text)).toContain(chinese);
  },
);

import { expect, test } from 'vitest';
import { fileName } from '#lib/file-name.ts';

const id = '0193c1f2-7d10-7000-8000-00000000abcd';

test.each([
  ['two swallows', 'two-swallows-0000abcd.png'],
  ['snake wrapped around a dagger', 'snake-wrapped-around-0000abcd.png'],
  ['hourglass, “Memento/Mori”?', 'hourglass-Memento-Mo-0000abcd.png'],
  ['蛇缠绕匕首，配红玫瑰', '蛇缠绕匕首-配红玫瑰-0000abcd.png'],
  ['短剣に巻きつく蛇', '短剣に巻きつく蛇-0000abcd.png'],
  ['../../etc/passwd', 'etc-passwd-0000abcd.png'],
  ['★ ★', 'design-0000abcd.png'],
])('the file of %j is called %s', (title, name) => {
  expect(fileName(title, id, 'png')).toBe(name);
});

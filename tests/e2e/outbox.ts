import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The address in the newest mail to somebody that sets a password, as a path: the server lays its mails into its data folder. */
export async function mailedLink(email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const mail = (await mailsTo(email)).findLast((text) => text.includes('/reset-password?'));
      link = mail && /https?:\/\/[^/\s]+(\/\S+)/.exec(mail)?.[1];
      return link;
    })
    .toBeDefined();
  return link as string;
}

async function mailsTo(email: string): Promise<string[]> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'outbox');
  const names = (await readdir(folder).catch(() => [])).toSorted();
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${email}`)).map(decodeQuotedPrintable);
}

function decodeQuotedPrintable(mail: string): string {
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

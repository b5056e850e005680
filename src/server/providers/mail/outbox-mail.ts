import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createTransport } from 'nodemailer';
import { flush, flushFolders } from '../../durable.ts';
import type { Mail, MailProvider } from './mail-provider.ts';

/** Where no mail server is set: lays each mail into a folder, as a file that every mail program opens. */
export class OutboxMail implements MailProvider {
  readonly #folder: string;
  readonly #from: string;
  readonly #notice: (line: string) => void;

  /** @param notice tells the operator what lies there */
  constructor(folder: string, from: string, notice: (line: string) => void) {
    this.#folder = folder;
    this.#from = from;
    this.#notice = notice;
  }

  async send(mail: Mail): Promise<void> {
    const composer = createTransport({ streamTransport: true, buffer: true });
    const { message } = await composer.sendMail({ from: this.#from, ...mail });
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const file = join(
      this.#folder,
      `${new Date().toISOString().replaceAll(':', '-')}-${crypto.randomUUID()}.eml`,
    );
    await writeFile(file, message as Buffer, { mode: 0o600 });
    await flush(file);
    await flushFolders(this.#folder, dirname(this.#folder));
    const link = /https?:\/\/\S+/.exec(mail.text)?.[0];
    this.#notice(`A mail lies in ${file}${link ? `\nIts link: ${link}` : ''}`);
  }
}

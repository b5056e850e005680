import { createTransport } from 'nodemailer';
import type { Mail, MailProvider } from './mail-provider.ts';

/** Sends through the SMTP server at `url`, as `from`. */
export class SmtpMail implements MailProvider {
  readonly #transport;
  readonly #from: string;

  constructor(url: string, from: string) {
    this.#transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 15_000 });
    this.#from = from;
  }

  async send(mail: Mail): Promise<void> {
    await this.#transport.sendMail({ from: this.#from, ...mail });
  }
}

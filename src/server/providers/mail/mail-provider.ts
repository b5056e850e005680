export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Files that come with it. */
  attachments?: { filename: string; contentType: string; content: Buffer }[];
}

/** Something that brings a mail to its reader, or at least on its way. */
export interface MailProvider {
  /** @throws when the mail was not accepted */
  send(mail: Mail): Promise<void>;
}

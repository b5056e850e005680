/** When public designs of people come into the library's lists. Those of older accounts do at once. */
export interface LibraryPolicy {
  /** How long an account is new. */
  newAccountDays: number;
  /** How long the public designs of new accounts wait. */
  delayMinutes: number;
  /** Whether they wait for the operator's nod instead. */
  needsReview: boolean;
}

/** What services need to know of the settings. */
export interface Config {
  /** Where the pictures lie, and the embedded database; it must not run full. */
  dataDir: string;
  /** Where people reach the product: the beginning of links in mails. Without a slash at its end. */
  publicUrl: string;
  /** Proxies in front of this server whose word on the caller's address is taken. */
  trustedProxies: number;
  /** Google's name for this product; without it there is no sign-in through Google. */
  googleClientId: string | undefined;
  /** How many pictures may be waited for at once. */
  queue: { perAccount: number; inAll: number };
  /** Where the payment provider's script comes from, and what it talks to; nothing where it has none. */
  paymentOrigins: readonly string[];
  /** Whether every page says that no money is taken. */
  saysPaymentsAreTests: boolean;
  /** Other origins whose pages may call the API. */
  corsOrigins: readonly string[];
  /** What whoever reads the metrics brings; without one, they are for this machine alone. */
  metricsToken: string | undefined;
  library: LibraryPolicy;
}

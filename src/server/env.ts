import { isIPv4 } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { brand } from '#contract/brand.ts';
import type { LibraryPolicy } from './config.ts';
import { servicesConnections } from './db/client.ts';
import { StartupError } from './startup-error.ts';

/** Origins with commas between them. */
const origins = z
  .string()
  .transform((list) => list.split(',').map((origin) => origin.trim()))
  .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)));

export const envSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('data'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  RATE_LIMIT_FACTOR: z.coerce.number().int().min(1).default(1),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(1).default(`${brand.name} <${brand.contactEmail}>`),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_JWKS_URL: z.url().default('https://www.googleapis.com/oauth2/v3/certs'),
  ROLE: z.enum(['api', 'worker', 'all']).default('all'),
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(1000).default(servicesConnections),
  MEDIA_URL: z.url({ protocol: /^s3$/ }).optional(),
  CORS_ORIGINS: origins.optional(),
  PUSH_ORIGINS: origins.optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  QUEUE_PER_ACCOUNT: z.coerce.number().int().min(4).default(40),
  QUEUE_IN_ALL: z.coerce.number().int().min(4).default(1000),
  PAYMENTS: z.enum(['paypal', 'test', 'off']).optional(),
  PAYPAL_CLIENT_ID: z.string().min(1).optional(),
  PAYPAL_SECRET: z.string().min(1).optional(),
  PAYPAL_WEBHOOK_ID: z.string().min(1).optional(),
  PAYPAL_MODE: z.enum(['live', 'sandbox']).default('live'),
  PAYPAL_URL: z.url({ protocol: /^https?$/ }).optional(),
  PAYPAL_SCRIPT_URL: z.url({ protocol: /^https?$/ }).default('https://www.paypal.com/sdk/js'),
  PLANS: z.string().min(1).optional(),
  MODELS: z.string().min(1).optional(),
  CONTENT_RULES: z.string().min(1).optional(),
  LIBRARY_DELAY: z.coerce.number().int().min(0).max(525_600).default(60),
  LIBRARY_REVIEW: z.enum(['on', 'off']).default('off'),
  NEW_ACCOUNT_DAYS: z.coerce.number().int().min(0).max(3650).default(7),
  BACKUP_FOLDER: z.string().min(1).optional(),
  BACKUP_PASSPHRASE: z.string().min(12, 'a passphrase has 12 letters at least').optional(),
  BACKUP_AT: z
    .string()
    .regex(/^\S+( \S+){4}$/, 'a time is written as for cron, such as 47 2 * * *')
    .default('47 2 * * *'),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(10_000).default(14),
  DRAW_AHEAD: z.enum(['on', 'off']).default('on'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('inkwright'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  METRICS_TOKEN: z.string().min(16, 'a token has 16 letters at least').optional(),
  SLOW_QUERY_MS: z.coerce.number().int().min(1).default(500),
  LOG: z.enum(['file', 'stdout']).default('file'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
});

const paypalUrls = { live: 'https://api-m.paypal.com', sandbox: 'https://api-m.sandbox.paypal.com' };

export interface PayPalKeys {
  /** Where its API is. */
  url: string;
  clientId: string;
  secret: string;
  webhookId: string;
  /** Where browsers load its script from. */
  scriptUrl: string;
}

export interface TelemetrySettings {
  /** A collector that speaks OTLP over HTTP. */
  endpoint: string;
  /** What the product is called there. */
  serviceName: string;
  /** The share of traces that is sent, 0 … 1. */
  share: number;
}

export interface BackupSettings {
  /** Absolute path of the folder that backups are made in by the clock. */
  folder: string | undefined;
  /** Encrypts them. */
  passphrase: string | undefined;
  /** When they are made, as for cron, in UTC. */
  at: string;
  /** How many of them are kept. */
  keep: number;
}

/** The settings of one process, parsed once; nothing reads `process.env` later. */
export interface Env {
  port: number;
  host: string;
  /** Absolute folder of the embedded database and of the media on disk. */
  dataDir: string;
  /** A PostgreSQL to use instead of the embedded one. */
  databaseUrl: string | undefined;
  /** Where people reach the product, when that is not the address it listens at. */
  publicUrl: string | undefined;
  /** Whether this process answers calls, works on jobs, or both. */
  role: 'api' | 'worker' | 'all';
  /** A PostgreSQL that follows the other, for lists that everybody sees. */
  databaseReplicaUrl: string | undefined;
  /** How many connections the services of this process have at most. */
  databaseConnections: number;
  /** A bucket for media, instead of the data folder. */
  mediaUrl: string | undefined;
  /** Other origins whose pages may call the API. */
  corsOrigins: readonly string[];
  /** Push services besides those that browsers of today have. */
  pushOrigins: readonly string[];
  trustedProxies: number;
  rateLimitFactor: number;
  /** A mail server; without it, mails are laid into the data folder's outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  googleClientId: string | undefined;
  googleJwksUrl: string;
  /** How many pictures one account, and all of them, may wait for at once. */
  queue: { perAccount: number; inAll: number };
  /** PayPal's keys, where it takes the money. */
  paypal: PayPalKeys | undefined;
  /** Whether the provider that takes no money sells, and whether people other than the operator may meet it. */
  testPayments: 'off' | 'private' | 'public';
  /** Absolute path of a file with what the operator sells otherwise than it ships. */
  plans: string | undefined;
  /** Absolute path of a file with the image models to order from. */
  models: string | undefined;
  /** All that is set, for the keys that this file names. */
  variables: NodeJS.ProcessEnv;
  /** Absolute path of a file with rules of the operator's for what is not drawn. */
  contentRules: string | undefined;
  library: LibraryPolicy;
  backup: BackupSettings;
  /** Whether the pictures of the library are drawn before anybody opens them. */
  drawAhead: boolean;
  /** Whether the log goes to files of the data folder, or all of it to the standard output. */
  log: 'file' | 'stdout';
  logLevel: string;
  /** What whoever reads the metrics brings; without one, they are for this machine alone. */
  metricsToken: string | undefined;
  /** Where traces and metrics are sent. */
  telemetry: TelemetrySettings | undefined;
  /** Statements that take longer are logged. */
  slowQueryMs: number;
}

/** @throws StartupError naming the first setting that cannot be used. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = envSchema.safeParse(set);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartupError(`The setting ${issue?.path.join('.')} cannot be used: ${issue?.message}.`);
  }
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, ''),
    role: roleOf(env),
    databaseReplicaUrl: env.DATABASE_REPLICA_URL,
    databaseConnections: env.DATABASE_CONNECTIONS,
    mediaUrl: env.MEDIA_URL,
    corsOrigins: env.CORS_ORIGINS ?? [],
    pushOrigins: env.PUSH_ORIGINS ?? [],
    trustedProxies: env.TRUSTED_PROXIES,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    googleClientId: env.GOOGLE_CLIENT_ID,
    googleJwksUrl: env.GOOGLE_JWKS_URL,
    queue: { perAccount: env.QUEUE_PER_ACCOUNT, inAll: env.QUEUE_IN_ALL },
    paypal: paypalOf(env),
    testPayments: testPaymentsOf(env),
    plans: env.PLANS && resolve(env.PLANS),
    models: env.MODELS && resolve(env.MODELS),
    variables: set,
    contentRules: env.CONTENT_RULES && resolve(env.CONTENT_RULES),
    library: {
      newAccountDays: env.NEW_ACCOUNT_DAYS,
      delayMinutes: env.LIBRARY_DELAY,
      needsReview: env.LIBRARY_REVIEW === 'on',
    },
    backup: {
      folder: env.BACKUP_FOLDER && resolve(env.BACKUP_FOLDER),
      passphrase: env.BACKUP_PASSPHRASE,
      at: env.BACKUP_AT,
      keep: env.BACKUP_KEEP,
    },
    drawAhead: env.DRAW_AHEAD === 'on',
    log: env.LOG,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    telemetry: telemetryOf(env),
    slowQueryMs: env.SLOW_QUERY_MS,
  };
}

/** @throws StartupError for one of several processes that would have a database of its own */
function roleOf({ ROLE, DATABASE_URL }: z.infer<typeof envSchema>): Env['role'] {
  if (ROLE !== 'all' && !DATABASE_URL)
    throw new StartupError(
      `A process with ROLE=${ROLE} shares its database with others: set DATABASE_URL to one that all of them reach.`,
    );
  return ROLE;
}

function telemetryOf(env: z.infer<typeof envSchema>): TelemetrySettings | undefined {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, '');
  return endpoint
    ? { endpoint, serviceName: env.OTEL_SERVICE_NAME, share: env.OTEL_TRACES_SAMPLER_ARG }
    : undefined;
}

/**
 * PayPal takes the money where its keys are set, unless the operator chose otherwise.
 * @throws StartupError when only some of them are
 */
function paypalOf(env: z.infer<typeof envSchema>): PayPalKeys | undefined {
  const { PAYMENTS, PAYPAL_CLIENT_ID, PAYPAL_SECRET, PAYPAL_WEBHOOK_ID } = env;
  const isWanted = PAYMENTS === 'paypal' || (PAYMENTS === undefined && PAYPAL_CLIENT_ID !== undefined);
  if (!isWanted) return undefined;
  const keys = { PAYPAL_CLIENT_ID, PAYPAL_SECRET, PAYPAL_WEBHOOK_ID };
  const missing = Object.entries(keys).flatMap(([name, key]) => (key ? [] : [name]));
  if (!PAYPAL_CLIENT_ID || !PAYPAL_SECRET || !PAYPAL_WEBHOOK_ID)
    throw new StartupError(`PayPal cannot take money without the setting ${missing.join(', ')}.`);
  return {
    url: env.PAYPAL_URL ?? paypalUrls[env.PAYPAL_MODE],
    ...{ clientId: PAYPAL_CLIENT_ID, secret: PAYPAL_SECRET, webhookId: PAYPAL_WEBHOOK_ID },
    scriptUrl: env.PAYPAL_SCRIPT_URL,
  };
}

/** Where others can come, credits are given away for nothing only if the operator says so. */
function testPaymentsOf(env: z.infer<typeof envSchema>): Env['testPayments'] {
  const isPrivate = isLoopback(env.HOST) && !env.PUBLIC_URL && env.TRUSTED_PROXIES === 0;
  const choice = env.PAYMENTS ?? (isPrivate ? 'test' : 'off');
  if (choice !== 'test' || paypalOf(env)) return 'off';
  return isPrivate ? 'private' : 'public';
}

/** Whether a server that listens there is reached from its own machine alone. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}

import { customType } from 'drizzle-orm/pg-core';

/** The SHA-256 of a token that somebody carries: what is stolen from such a column opens nothing. */
export const tokenHash = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { testPayments } from '../../db/schema/test-payment.ts';
import type { TestBooks } from '../../providers/payment/test/test-books.ts';

/** The test provider's books, in our own database. */
export function testBooks(db: Database): TestBooks {
  return {
    async open(entry) {
      await db.insert(testPayments).values(entry).onConflictDoNothing({ target: testPayments.reference });
      const [found] = await db.select().from(testPayments).where(eq(testPayments.reference, entry.reference));
      if (!found) throw new Error(`the test payment ${entry.reference} was not written`);
      return found;
    },
    change: (id, change) =>
      db.transaction(async (tx) => {
        const here = eq(testPayments.id, id);
        const [found] = await tx.select().from(testPayments).where(here).for('update');
        if (!found) return undefined;
        const changes = change(found);
        if (Object.keys(changes).length === 0) return found;
        await tx.update(testPayments).set(changes).where(here);
        return { ...found, ...changes };
      }),
    list: () => db.select().from(testPayments),
  };
}

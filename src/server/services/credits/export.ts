import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { creditEntryText, creditSourceText } from '#contract/credit-text.ts';
import { type Language, textIn } from '#contract/language.ts';
import { findPlan } from '#contract/plan.ts';
import type { Context } from '../../context.ts';
import { creditEntries, creditGrants } from '../../db/schema/credit.ts';
import type { Caller } from '../../signer.ts';
import { balanceChange } from './balance-change.ts';
import { csvLine } from './csv-line.ts';

const linesAtOnce = 1000;
/** By which spreadsheets know UTF-8. */
const byteOrderMark = '\uFEFF';

const columns: Record<Language, string[]> = {
  en: ['Time (UTC)', 'What', 'Credits from', 'Change', 'Balance', 'Kind', 'Credits', 'Drawing'],
  zh: ['时间（UTC）', '内容', '积分来源', '变动', '余额', '类型', '积分数', '绘制编号'],
  ja: ['日時（UTC）', '内容', 'クレジットの種類', '増減', '残高', '種別', 'クレジット数', '作成番号'],
};

/**
 * The caller's whole ledger as pieces of a CSV file, oldest line first. It is read as it is sent, so that a ledger of
 * any length passes through little memory.
 */
export async function* exportCreditEntries(
  context: Context,
  { userId }: Caller,
  language: Language,
): AsyncGenerator<string, void, undefined> {
  yield byteOrderMark + csvLine(columns[language]);
  const namePlan = (code: string) => {
    const plan = findPlan(code);
    return plan ? textIn(plan.name, language) : null;
  };
  let balance = 0;
  let last: string | undefined;
  for (;;) {
    const rows = await readAfter(context, userId, last);
    if (rows.length === 0) return;
    let lines = '';
    for (const { entry, source, change } of rows) {
      balance += change;
      const { kind, credits, createdAt, generationId } = entry;
      lines += csvLine([
        ...[createdAt.toISOString(), creditEntryText({ kind, source }, language, namePlan)],
        ...[creditSourceText(source, language, namePlan), change, balance],
        ...[kind, credits, generationId ?? ''],
      ]);
    }
    yield lines;
    last = rows.at(-1)?.entry.id;
  }
}

/** The next lines after one, by the time that the database has, which is finer than ours. */
function readAfter({ db }: Context, userId: string, last: string | undefined) {
  const after: SQL | undefined = last
    ? sql`(${creditEntries.createdAt}, ${creditEntries.id}) >
        (select ${sql.identifier('created_at')}, ${sql.identifier('id')} from ${creditEntries} where ${sql.identifier('id')} = ${last})`
    : undefined;
  return db
    .select({ entry: creditEntries, source: creditGrants.source, change: balanceChange })
    .from(creditEntries)
    .innerJoin(creditGrants, eq(creditGrants.id, creditEntries.grantId))
    .where(and(eq(creditEntries.userId, userId), after))
    .orderBy(asc(creditEntries.createdAt), asc(creditEntries.id))
    .limit(linesAtOnce);
}

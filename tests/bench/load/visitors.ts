/** Who calls, and what each call needs to know. */
export interface Visitors {
  accounts: Account[];
  categoryId: string;
}

export interface Account {
  email: string;
  password: string;
  headers: Record<string, string>;
  collectionId: string;
  /** What was ordered last. */
  generationId: string;
}

const json = { 'content-type': 'application/json' };

/** Signs people up who have credits, a collection, and an order. */
export async function inviteVisitors(api: string, count: number, categoryId: string): Promise<Visitors> {
  const accounts: Account[] = [];
  for (let i = 0; i < count; i++) accounts.push(await invite(api, `visitor${i}`));
  return { accounts, categoryId };
}

async function invite(api: string, username: string): Promise<Account> {
  const registration = { username, email: `${username}@example.com`, password: 'secret-1' };
  await post(`${api}/api/users`, registration);
  const { accessToken } = (await post(`${api}/api/users/login`, registration)).data;
  const headers = { ...json, authorization: `Bearer ${accessToken}` };
  const order = await post(`${api}/api/payment/order`, { planCode: 'day30' }, headers);
  await post(`${api}/api/payment/capture/${order.data.id}`, {}, headers);
  const collection = await post(`${api}/api/collections`, { name: 'One' }, headers);
  const account = { ...registration, headers, collectionId: collection.data.id, generationId: '' };
  account.generationId = await orderOne(api, account);
  return account;
}

/** Orders one picture, from the composer unless it is told otherwise; returns its order. */
export async function orderOne(
  api: string,
  { headers }: Pick<Account, 'headers'>,
  order: { prompt: string; engine?: string } = { prompt: 'a snake and a rose' },
): Promise<string> {
  const path = `${api}/api/images/generate-tattoo/async`;
  return (await post(path, { num_outputs: 1, ...order }, headers)).data.id;
}

async function post(url: string, body: unknown, headers: Record<string, string> = json) {
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

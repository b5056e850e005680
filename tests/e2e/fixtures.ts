import { randomBytes } from 'node:crypto';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import type { Session, User } from '#contract/account.ts';
import type { StartGenerationInput } from '#contract/generation.ts';
import type { CreatedOrder, PaymentResult } from '#contract/payment.ts';

export interface Person {
  username: string;
  email: string;
  password: string;
}

/** Somebody whom nobody has met before. */
export function newPerson(): Person {
  const name = `p${randomBytes(6).toString('hex')}`;
  return { username: name, email: `${name}@example.com`, password: 'ink and paper' };
}

/** An account of its own for each test that asks for one, used through the API. */
export class Account {
  readonly person = newPerson();
  readonly #request: APIRequestContext;
  #session: Session | undefined;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  async open(): Promise<void> {
    await this.#call('POST', '/api/users', this.person);
    this.#session = await this.logIn();
  }

  /** A login besides the others of this account, if need be from another browser than the one that runs. */
  logIn(userAgent?: string): Promise<Session> {
    const { email, password } = this.person;
    const headers = { ...(userAgent && { 'user-agent': userAgent }) };
    return this.#call('POST', '/api/users/login', { email, password }, headers);
  }

  close(): Promise<null> {
    return this.#call('POST', '/api/users/close', { password: this.person.password });
  }

  /** Buys a pass from the payment provider that takes no money: 20 credits, and what members may do. */
  async join(): Promise<void> {
    await this.buy('day7');
  }

  /** Ends all logins of this account, as from another device. */
  endLogins(): Promise<null> {
    return this.#call('POST', '/api/auth/logout?everywhere=true');
  }

  start(order: StartGenerationInput): Promise<{ id: string }> {
    return this.#call('POST', '/api/images/generate-tattoo/async', order);
  }

  cancel(id: string): Promise<null> {
    return this.#call('POST', `/api/images/generate-tattoo/cancel/${id}`);
  }

  delete(imageId: string): Promise<true> {
    return this.#call('DELETE', `/api/images/${imageId}`);
  }

  async draw(order: StartGenerationInput): Promise<void> {
    const { id } = await this.start(order);
    await expect
      .poll(async () => {
        const path = `/api/images/generate-tattoo/status/${id}`;
        return (await this.#call<{ status: string }>('GET', path)).status;
      })
      .toBe('succeeded');
  }

  /** Reports the newest design of this account. */
  async reportLatest(content: string): Promise<void> {
    const { data } = await this.#call<{ data: { id: string }[] }>('GET', '/api/images/generated');
    await this.#call('POST', '/api/images/report', { imageId: data[0]?.id, content });
  }

  async credits(): Promise<number> {
    return (await this.profile()).credits;
  }

  profile(): Promise<User> {
    return this.#call('GET', '/api/users/profile');
  }

  /** The same, as another login gets it. */
  profileOf({ accessToken }: Session): Promise<User> {
    return this.#call('GET', '/api/users/profile', undefined, { authorization: `Bearer ${accessToken}` });
  }

  /** Orders a plan without paying for it. */
  order(planCode: string): Promise<CreatedOrder> {
    return this.#call('POST', '/api/payment/order', { planCode });
  }

  async buy(planCode: string): Promise<PaymentResult> {
    const { id } = await this.order(planCode);
    return this.#call('POST', `/api/payment/capture/${id}`);
  }

  async #call<T>(method: string, path: string, data?: unknown, headers?: Record<string, string>): Promise<T> {
    const response = await this.#request.fetch(path, {
      method,
      ...(data !== undefined && { data }),
      headers: { ...(this.#session && { authorization: `Bearer ${this.#session.accessToken}` }), ...headers },
    });
    const body = await response.json();
    if (body.status !== 'success') throw new Error(`${method} ${path}: ${body.reason}`);
    return body.data;
  }
}

/** Puts a login where the client keeps it, as if it had been remembered. */
export async function keepLogin(page: Page, session: Session, changes: Partial<Session> = {}): Promise<void> {
  const kept = {
    userId: session.user.userId,
    accessToken: session.accessToken,
    refreshToken: session.refreshToken,
    expiresAt: Date.now() + session.expiresIn * 1000,
    ...changes,
  };
  await page.goto('/logo.svg');
  await page.evaluate((value) => localStorage.setItem('session', JSON.stringify(value)), kept);
}

interface Fixtures {
  /** Whether `account` has a pass. */
  isMember: boolean;
  account: Account;
  /** A page whose visitor is logged in to `account`. */
  signedIn: Page;
}

export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    context.on('page', waitForApp);
    await use(context);
  },
  isMember: [false, { option: true }],
  account: async ({ request, isMember }, use) => {
    const account = new Account(request);
    await account.open();
    if (isMember) await account.join();
    await use(account);
  },
  signedIn: async ({ page, account }, use) => {
    await keepLogin(page, await account.logIn());
    await use(page);
  },
});

/** What the server wrote is there at once, but nothing can be done with it before the app has taken over. */
function waitForApp(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const taken = () => page.locator('#root[inert]').waitFor({ state: 'detached' });
  page.goto = async (...where) => {
    const response = await goto(...where);
    await taken();
    return response;
  };
  page.reload = async (...how) => {
    const response = await reload(...how);
    await taken();
    return response;
  };
}

export { expect };

/** The parts of the create page. */
export const prompt = (page: Page) => page.locator('#prompt');
export const history = (page: Page) =>
  page.getByRole('complementary').getByRole('button', { name: /^(?!Look closer)/ });
export const bigPrint = (page: Page) => page.getByRole('region', { name: 'Sheet' }).locator('img').first();

import { type Attack, times } from '../attack.ts';
import { Stranger, statuses } from '../stranger.ts';

export const guesses: Attack = {
  name: 'guesses',
  sent: 'five times twelve wrong passwords at once for one account',
  prepare:
    async ({ url, bystander, signal }) =>
    async () => {
      const outcomes: string[] = [];
      for (const burst of times(5, (i) => i)) {
        const guess = (i: number) =>
          new Stranger(url).send(
            'POST',
            '/api/users/login',
            { email: bystander.email, password: `guess ${burst} ${i}` },
            signal,
          );
        outcomes.push(await statuses(times(12, guess)));
      }
      return outcomes.join(' | ');
    },
};

export const forgottenPasswords: Attack = {
  name: 'forgotten passwords',
  sent: "forty strangers say that they forgot somebody's password; then the owner does",
  prepare:
    async ({ url, bystander, signal }) =>
    async () => {
      const forget = (who: Stranger) =>
        who.send('POST', '/api/users/forgot-password', { email: bystander.email }, signal);
      const strangers = await statuses(times(40, () => forget(new Stranger(url))));
      return `${strangers}; the owner ${await statuses([forget(bystander)])}`;
    },
};

export const longMail: Attack = {
  name: 'long mail',
  sent: '150 kB of dots as a mail, to login, registration and forgotten passwords',
  prepare:
    async ({ url, signal }) =>
    async () => {
      const stranger = new Stranger(url);
      const email = `a@${'.'.repeat(150_000)}@`;
      const calls = ['/api/users/login', '/api/users', '/api/users/forgot-password'];
      return statuses(
        calls.map((path) =>
          stranger.send('POST', path, { email, username: 'dots', password: 'ink and paper' }, signal),
        ),
      );
    },
};

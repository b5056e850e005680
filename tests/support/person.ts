import type { StartGenerationInput } from '#contract/generation.ts';
import { buy } from './buy.ts';
import type { TestServer } from './test-server.ts';

let people = 0;

interface Session {
  userId: string;
  accessToken: string;
  refreshToken: string;
}
type Api = Pick<TestServer, 'api'>;

/** A new account that is signed in. */
export async function signUp(server: Api) {
  people += 1;
  const registration = {
    username: `person${people}`,
    email: `person${people}@example.com`,
    password: 'secret-1',
  };
  await server.api.users.$post({ json: registration });
  const answer = await (await server.api.users.login.$post({ json: registration })).json();
  if (answer.status !== 'success') throw new Error(answer.message);
  const { user, ...tokens } = answer.data;
  return { ...registration, ...actAs(server, { userId: user.userId, ...tokens }) };
}

/** A new account that has bought a pass, with the credits that came with it spent on nothing yet. */
export async function signUpMember(server: Api) {
  const person = await signUp(server);
  await buy(server, person);
  return person;
}

/** The calls that most tests make, by somebody who is signed in. */
export function actAs({ api }: Api, session: Session) {
  const headers = { authorization: `Bearer ${session.accessToken}` };
  const generation = api.images['generate-tattoo'];
  return {
    ...session,
    headers,
    start: (json: StartGenerationInput) => generation.async.$post({ json }, { headers }),
    async startId(json: StartGenerationInput): Promise<string> {
      const started = await (await generation.async.$post({ json }, { headers })).json();
      if (started.status !== 'success') throw new Error(started.message);
      return started.data.id;
    },
    status: (predictionId: string, query: { wait?: string; revision?: string } = {}) =>
      generation.status[':predictionId'].$get({ param: { predictionId }, query }, { headers }),
    complete: (predictionId: string) => generation.complete.$post({ json: { predictionId } }, { headers }),
    cancel: (predictionId: string) =>
      generation.cancel[':predictionId'].$post({ param: { predictionId } }, { headers }),
    async credits(): Promise<number> {
      const profile = await (await api.users.profile.$get({}, { headers })).json();
      if (profile.status !== 'success') throw new Error(profile.message);
      return profile.data.credits;
    },
    /** Waits until the generation has ended and returns how. */
    async outcome(predictionId: string) {
      for (let revision = '0'; ; ) {
        const answer = await (await this.status(predictionId, { wait: '5000', revision })).json();
        if (answer.status !== 'success') throw new Error(answer.message);
        if (!['starting', 'processing'].includes(answer.data.status)) return answer.data;
        revision = String(answer.data.revision);
      }
    },
  };
}

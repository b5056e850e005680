import { setTimeout as sleep } from 'node:timers/promises';
import { standInPicture } from './stand-in-picture.ts';
import { type StandInContext, StandInServer } from './stand-in-server.ts';

/** How the stand-in answers. */
export type Mode =
  | 'quick'
  /** Not before it is released. */
  | 'slow'
  | 'failing'
  | 'declining'
  | 'key-revoked'
  | 'quota-spent'
  | 'wrong-size'
  | 'not-an-image'
  | 'broken-image'
  | 'html'
  | 'error-in-200'
  | 'address'
  | 'redirecting'
  | 'too-large'
  /** Cuts the line in the middle of its answer. */
  | 'dying';

interface Call {
  readonly authorization: string | undefined;
  readonly body: { prompt: string; size: string; [parameter: string]: unknown };
}

/** An images endpoint as OpenAI describes it, on a port of its own: its paths, its shapes, its refusals. */
export class OpenAiStandIn extends StandInServer<Mode, Call> {
  mode: Mode = 'quick';

  private constructor() {
    super();
    this.app.post('/v1/images/generations', (c) => this.#answer(c));
    this.app.all('/elsewhere', (c) => {
      this.elsewhere++;
      return c.body(null);
    });
  }

  static start(): Promise<OpenAiStandIn> {
    return new OpenAiStandIn().listen();
  }

  /** Where its API is. */
  get url(): string {
    return `${this.origin}/v1`;
  }

  async #answer(c: StandInContext): Promise<Response> {
    const authorization = c.req.header('authorization');
    const body = await c.req.json<Call['body']>();
    this.remember({ authorization, body });
    await sleep(this.pauseMs);
    const { mode } = this;
    const elsewhere = `${this.origin}/elsewhere`;
    switch (mode) {
      case 'slow':
        await this.released;
        return c.json(pictured(await standInPicture(body.size)));
      case 'failing':
        return c.json(refused('The server had an error', 'server_error'), 500);
      case 'declining':
        return c.json(refused('Your request was rejected', 'content_policy_violation'), 400);
      case 'key-revoked':
        return c.json(refused(`Incorrect API key provided: ${authorization}`, 'invalid_api_key'), 401);
      case 'quota-spent':
        return c.json(refused('You exceeded your current quota', 'insufficient_quota'), 429);
      case 'wrong-size':
        return c.json(pictured(await standInPicture('64x64')));
      case 'not-an-image':
        return c.json(
          pictured(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024"/>')),
        );
      case 'broken-image':
        return c.json(pictured((await standInPicture(body.size)).subarray(0, 400)));
      case 'html':
        return c.html('<h1>Bad gateway</h1>');
      case 'error-in-200':
        return c.json(refused('Something went wrong', 'server_error'));
      case 'address':
        return c.json({ created: 1, data: [{ url: elsewhere }] });
      case 'redirecting':
        return c.redirect(elsewhere, 307);
      case 'too-large':
        return c.body(' '.repeat(26 * 1024 * 1024));
      case 'dying':
        return this.die(c);
      case 'quick': {
        const answer = pictured(await standInPicture(body.size));
        this.pictureReady();
        return c.json(answer);
      }
    }
  }
}

const pictured = (file: Buffer) => ({ created: 1, data: [{ b64_json: file.toString('base64') }] });

const refused = (message: string, code: string) => ({
  error: { message, type: 'invalid_request_error', param: null, code },
});

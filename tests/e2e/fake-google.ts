import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** Google as far as sign-in needs it: keys that can be fetched, and tokens signed with them. */
const { publicKey, privateKey } = await generateKeyPair('RS256');
const keys = [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }];

const sign = (claims: JWTPayload) =>
  new SignJWT({ iss: 'https://accounts.google.com', email_verified: true, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(privateKey);

createServer(async (request, response) => {
  if (request.url === '/certs') {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys }));
  } else {
    response.end(await sign((await json(request)) as JWTPayload));
  }
}).listen(Number(process.env.PORT), '127.0.0.1');

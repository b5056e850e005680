import { type Attack, times } from '../attack.ts';
import { largePng } from '../large-png.ts';
import { Stranger, statuses } from '../stranger.ts';

export const pictures: Attack = {
  name: 'large pictures',
  sent: 'eight interlaced PNGs of 49 megapixels with 16 bits a channel, at once',
  async prepare({ url, signal }) {
    const attacker = await Stranger.withAccount(url);
    const file = new Blob([await largePng(7000)], { type: 'image/png' });
    const upload = () => {
      const form = new FormData();
      form.set('file', file, 'large.png');
      return attacker.send('POST', '/api/images/source', form, signal);
    };
    return () => statuses(times(8, upload));
  },
};

export const undrawn: Attack = {
  name: 'undrawn pictures',
  sent: 'sixty full pictures of the library that nobody has opened yet, asked for by visitors',
  async prepare({ url, signal }) {
    const visitor = new Stranger(url);
    const page = (number: number) =>
      visitor.ask<{ data: { tattooUrl: string }[] }>(
        'GET',
        `/api/images?pageSize=20&currentPage=${number}`,
        undefined,
        signal,
      );
    const pages = await Promise.all([1, 2, 3].map(page));
    const addresses = pages.flatMap(({ data }) => data.map(({ tattooUrl }) => tattooUrl));
    return () =>
      statuses(addresses.map((address) => new Stranger(url).send('GET', address, undefined, signal)));
  },
};

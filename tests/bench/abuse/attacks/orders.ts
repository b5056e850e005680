import { type Attack, times } from '../attack.ts';
import { Stranger, statuses } from '../stranger.ts';

export const nouns: Attack = {
  name: 'equal nouns',
  sent: 'eight prompts of a thousand equal Chinese nouns',
  async prepare({ url, signal }) {
    const attacker = await Stranger.withAccount(url);
    return () => statuses([...'龙虎花鱼龍狼月心'].map((noun) => attacker.draw(noun.repeat(1000), signal)));
  },
};

export const fullQueue: Attack = {
  name: 'full queue',
  sent: 'sixty sets of four queued by one account, against one drawing of another',
  async prepare({ url, signal }) {
    const attacker = await Stranger.withAccount(url);
    await attacker.becomeMember();
    return () => statuses(times(60, (i) => attacker.draw(`a dragon with roses and ${i} moons`, signal, 4)));
  },
};

export const captures: Attack = {
  name: 'captures',
  sent: 'five orders of one pass captured at once, each four times',
  async prepare({ url, signal }) {
    const buyer = await Stranger.withAccount(url);
    const orders = await Promise.all(
      times(5, () => buyer.ask<{ id: string }>('POST', '/api/payment/order', { planCode: 'day7' }, signal)),
    );
    return async () => {
      const capture = (i: number) =>
        buyer.send('POST', `/api/payment/capture/${orders[i % 5]?.id}`, undefined, signal);
      const answers = await statuses(times(20, capture));
      const { credits, membership } = await buyer.ask<{
        credits: number;
        membership: { endsAt: string } | null;
      }>('GET', '/api/users/profile');
      const days = membership ? Math.round((Date.parse(membership.endsAt) - Date.now()) / 86_400_000) : 0;
      return `${answers}; ${credits} credits, a member for ${days} days`;
    };
  },
};

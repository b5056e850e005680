import { afterEach, expect, test, vi } from 'vitest';
import { countUnseen } from '#lib/app-badge.ts';

const set = vi.fn(async (_count?: number) => {});
const clear = vi.fn(async () => {});
Object.assign(navigator, { setAppBadge: set, clearAppBadge: clear });

afterEach(() => vi.restoreAllMocks());

const look = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('what is finished out of sight is counted on the icon until somebody looks', () => {
  look(false);
  countUnseen();
  expect(set).not.toHaveBeenCalled();

  look(true);
  countUnseen();
  countUnseen();
  expect(set.mock.calls).toEqual([[1], [2]]);
  look(false);
  expect(clear).toHaveBeenCalledOnce();

  look(true);
  countUnseen();
  expect(set).toHaveBeenLastCalledWith(1);
  look(false);
});

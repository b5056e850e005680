import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Order } from '../order/order.ts';
import { useDeviceRunner } from './shared-device-runner.ts';
import type { Sketch } from './sketch.ts';

const keptMs = 5 * 60_000;

/**
 * This device's sketch of an order; undefined while it is being drawn, and where nothing of it can be drawn. The same
 * words have the same sketch for as long as somebody looks at it.
 * @param order null: no sketch is wanted
 */
export function useSketch(order: Order | null): (Sketch & { url: string }) | undefined {
  const runner = useDeviceRunner();
  const { data } = useQuery({
    queryKey: ['sketch', order?.prompt, order?.style, order?.isColor, order?.ratio],
    queryFn: () => runner.sketch(order as Order),
    enabled: order !== null,
    // The model's picture is on its way: what cannot be sketched is simply not shown before.
    ...{ retry: false, networkMode: 'always', staleTime: Number.POSITIVE_INFINITY, gcTime: keptMs },
  });
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!data) return;
    const address = URL.createObjectURL(data.drawn.png);
    setUrl(address);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(address);
    };
  }, [data]);
  return data && url ? { ...data, url } : undefined;
}

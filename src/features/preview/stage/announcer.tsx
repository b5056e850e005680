import { useEffect, useState } from 'react';
import { usePreview } from '../use-preview.ts';
import { useReading } from './use-reading.ts';

const quietMs = 700;

/** Says where the tattoo lies once it has come to rest, and when somebody asks. */
export function Announcer() {
  const { isInGesture, timesAsked } = usePreview();
  const spoken = useReading()?.spoken ?? '';
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (isInGesture) return undefined;
    const timer = setTimeout(() => setSaid(spoken), quietMs);
    return () => clearTimeout(timer);
  }, [spoken, isInGesture]);
  return (
    <p role="status" className="sr-only" data-announcer>
      {/* The same words are said again only when they are new to the page. */}
      <span key={timesAsked}>{said}</span>
    </p>
  );
}

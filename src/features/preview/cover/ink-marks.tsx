import type { View } from '../stage/view.ts';
import { usePreview } from '../use-preview.ts';
import { reticle } from './reticle.ts';

const orange = '#FF6A13';

/** What the brush leaves while it is drawn: orange marks old ink, black takes the mark away. */
export function inkColour({ isInk }: { isInk: boolean }): string {
  return isInk ? orange : '#17181C';
}

/** While old ink is tapped: the taps so far, and where Enter would tap. */
export function InkMarks({ view }: { view: View }) {
  const { tryOn, tool } = usePreview();
  if (tool.kind !== 'tap-ink' || !tryOn.photo) return null;
  const aim = view.toScreen(reticle(tryOn, tryOn.photo));
  return (
    <>
      {tryOn.oldInk.taps.map((tap) => {
        const { x, y } = view.toScreen(tap);
        return (
          <circle key={`${tap.x} ${tap.y}`} cx={x} cy={y} r="6" fill="#fff" stroke={orange} strokeWidth="3" />
        );
      })}
      <g stroke="#17181C" strokeWidth="3.5" opacity=".8">
        <Crosshair {...aim} />
      </g>
      <g stroke="#fff" strokeWidth="1.5">
        <Crosshair {...aim} />
      </g>
    </>
  );
}

function Crosshair({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="9" />
      <path d={`M${x} ${y - 16}v9m0 14v9M${x - 16} ${y}h9m14 0h9`} />
    </>
  );
}

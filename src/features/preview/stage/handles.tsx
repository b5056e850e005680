import { RotateCw } from 'lucide-react';
import type { Outline } from './outline.ts';
import type { ScreenPoint } from './pinch.ts';

/** Handles of the selected tattoo. Dragging them is the stage's business. */
export function Handles({ outline }: { outline: Outline }) {
  const { corners, middle, turner } = outline;
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full overflow-hidden"
      fill="none"
    >
      {turner && middle && (
        <path
          d={`M${middle.x} ${middle.y}L${turner.x} ${turner.y}`}
          stroke="#A3B6FF"
          strokeWidth="1.5"
          strokeDasharray="3 4"
        />
      )}
      {corners.map((corner, place) => corner && <Corner key={cornerNames[place]} at={corner} />)}
      {turner && (
        <g
          data-handle="turn"
          className="pointer-events-auto cursor-grab"
          transform={`translate(${turner.x} ${turner.y})`}
        >
          <circle r="22" fill="transparent" />
          <circle r="15" fill="#2B4A9B" stroke="#fff" strokeWidth="2" />
          <RotateCw x={-8} y={-8} size={16} color="#fff" />
        </g>
      )}
    </svg>
  );
}

const cornerNames = ['upper left', 'upper right', 'lower right', 'lower left'];

/** 16 px to see, 44 px to hit. */
function Corner({ at }: { at: ScreenPoint }) {
  return (
    <g data-handle="size" className="pointer-events-auto cursor-nwse-resize">
      <circle cx={at.x} cy={at.y} r="22" fill="transparent" />
      <circle cx={at.x} cy={at.y} r="7" fill="#fff" stroke="#2B4A9B" strokeWidth="3.5" />
    </g>
  );
}

import type { ReactNode } from 'react';
import type { Canvases } from '../engine-sync/canvases.ts';
import type { Shape } from '../try-on/placement.ts';
import { CanvasHost } from './canvas-host.tsx';
import type { View } from './view.ts';

interface FlatPhotoProps {
  canvases: Canvases;
  view: View;
  /** Width and height in photo units. */
  photo: Shape;
  /** Share of the width left of which the photo shows as it was: 0 shows it tattooed, 1 as it was. */
  before: number;
  showsSkin: boolean;
  /** Lies over the whole photo. */
  children?: ReactNode;
}

/** The 2D mode: pictures of the engine, one over the other. */
export function FlatPhoto({ canvases, view, photo, before, showsSkin, children }: FlatPhotoProps) {
  const { x, y } = view.toScreen({ x: 0, y: 0 });
  return (
    <div
      className="absolute"
      style={{ left: x, top: y, width: photo.width * view.unit, height: photo.height * view.unit }}
    >
      <CanvasHost canvas={canvases.before} className="absolute inset-0" />
      <CanvasHost
        canvas={canvases.after}
        className="absolute inset-0"
        style={{ clipPath: `inset(0 0 0 ${before * 100}%)` }}
      />
      {showsSkin && <CanvasHost canvas={canvases.skin} className="absolute inset-0 opacity-55" />}
      {children}
    </div>
  );
}

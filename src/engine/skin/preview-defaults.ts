import type { InkLook } from './scene.ts';

/** Bounds and steps of the controls, defaults first. */
export const tattooControls = {
  opacity: { initial: 0.8, min: 0.1, max: 1, step: 0.1 },
  scale: { initial: 0.1, min: 0.01, max: 3, step: 0.01 },
  rotation: { initial: 0, min: 0, max: 360, step: 1 },
  contrast: { initial: 1.3, min: 0.5, max: 2, step: 0.1 },
} as const;

/** What can be corrected of how a design follows the body; scene.ts says what each is. */
export const wrapControls = {
  axisDeg: { initial: 0, min: -45, max: 45, step: 1 },
  tiltDeg: { initial: 0, min: -60, max: 60, step: 1 },
  width: { initial: 1, min: 0.5, max: 2, step: 0.05 },
  across: { initial: 0, min: -0.2, max: 0.2, step: 0.01 },
  roundness: { initial: 1, min: 0.4, max: 1.2, step: 0.05 },
} as const;

export const eraserControls = {
  size: { initial: 20, min: 5, max: 100, step: 1 },
  hardness: { initial: 0.8, min: 0.1, max: 1, step: 0.1 },
  opacity: { initial: 1, min: 0.1, max: 1, step: 0.1 },
  flow: { initial: 1, min: 0.1, max: 1, step: 0.1 },
} as const;

export const initialLook: InkLook = {
  opacity: tattooControls.opacity.initial,
  contrast: tattooControls.contrast.initial,
  isBlackAndWhite: false,
  isMultiplied: true,
  age: 'healed',
};

/** Side of the preview in pixels. */
export const canvasSide = 800;
export const nudgeStep = 0.05;

export const depthMapSide = 512;
/** How far the 3D mode raises the surface by the depth map. */
export const depthStrength = 0.3;

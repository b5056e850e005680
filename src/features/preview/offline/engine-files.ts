import binaryUrl from '@mediapipe/tasks-vision/vision_wasm_module_internal.wasm?url';
import { skinModelUrl } from '#engine/skin/worker/skin-model.ts';

/** What the engine fetches to find skin: the same addresses as in its worker, since they follow from the content. */
export const engineFiles: readonly string[] = [binaryUrl, skinModelUrl];

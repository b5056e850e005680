import { expose, transfer } from 'comlink';
import type { LiveApi } from './live-api.ts';
import { LiveView } from './live-view.ts';

const view = new LiveView();

const api: LiveApi = {
  async show(frame, choice) {
    const shown = view.show(frame, choice);
    return transfer(shown, [shown.picture, ...(shown.look ? [shown.look.picture] : [])]);
  },
  async take(seen) {
    view.take(seen);
  },
  async nudge(nudge) {
    view.nudge(nudge);
  },
  freeze: () => view.freeze(),
  async begin() {
    view.begin();
  },
};

expose(api);

import './ui/look/styles.css';
import { startApp } from '#app/start.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// A file of its own: the page is there before its fonts.
void import('./ui/look/fonts.css');
// Not awaited: the files of pages import from this one, and would wait for its end while it waits for them.
void startApp(root);

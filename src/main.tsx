import './ui/look/styles.css';
import { startApp } from '#app/start.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
await startApp(root);

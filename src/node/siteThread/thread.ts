import { workerData } from 'node:worker_threads';
import { loadEnvFile } from '../loadEnvFile';
import type { EarlyRequest } from './messages';

const early = workerData as EarlyRequest;
loadEnvFile(process.cwd(), early.mode);
// Settings are read as soon as they are loaded.
const { answerRequests } = await import('./answerRequests');
answerRequests(early);

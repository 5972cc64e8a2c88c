import type { Worker } from 'node:worker_threads';
import type { EarlyRequest } from './messages';

export function startSiteThread(early: EarlyRequest): Worker;

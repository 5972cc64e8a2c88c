/** Runs the embedded engine in a worker, so that indexing and searching never block the page. */
import { createEngineCalls, type EngineCall } from './engineCalls';

const answer = createEngineCalls();

self.onmessage = async ({ data, ports: [port] }: MessageEvent<EngineCall>) => {
  port?.postMessage(await answer(data));
};

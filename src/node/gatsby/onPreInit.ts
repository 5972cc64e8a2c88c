import { patchGatsby } from './patches';

/** Patches Gatsby before it reads anything. */
export function onPreInit(): void {
  patchGatsby();
}

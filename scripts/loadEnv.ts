/** Loads the settings file of the build; imported first, as settings are read while modules load. */
import process from 'node:process';
import { loadEnvFile } from '../src/settings/loadEnvFile';

loadEnvFile(process.cwd());

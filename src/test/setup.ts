import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// The real API answers behind many screens, and a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

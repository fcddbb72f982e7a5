/**
 * Evaluates React DOM, which takes a slow phone 75 ms. A folder of its own puts this import into React
 * DOM's chunk (vite.config.ts), so that the work is a task of its own.
 */
import 'react-dom/client';

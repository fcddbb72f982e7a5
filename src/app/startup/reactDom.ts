/**
 * React DOM, evaluated where it is imported first. It takes a slow phone 75 ms: in a chunk of its own
 * it does that in a task of its own (vite.config.ts, server/rendering/build/prerender.ts).
 */
import 'react-dom/client';

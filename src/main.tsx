import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { bootStore, makeBrowserStore } from './app/store';
import { env } from './shared/config/env';
import './app/fonts.css';

async function boot(): Promise<void> {
  if (env.isMock) {
    const { startMockApi } = await import('../mocks/browser');
    await startMockApi();
  }
  const store = makeBrowserStore();
  bootStore(store);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App store={store} />
      </BrowserRouter>
    </StrictMode>,
  );
  if (!env.isDev && !env.isMock) {
    const { registerServiceWorker } = await import('./app/serviceWorker');
    await registerServiceWorker();
  }
}

void boot();

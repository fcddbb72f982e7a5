/** The desk, where the shop is run: an application of its own (docs/adr/0026-desk.md). */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Desk } from './Desk';

const root = document.getElementById('desk');
if (root) {
  createRoot(root).render(
    <StrictMode>
      {/*
        Without transitions: React Admin signs out with every render until the sign-in page shows. Each of these renders
        would restart a navigation that is a transition, for many seconds.
      */}
      <BrowserRouter useTransitions={false}>
        <Routes>
          <Route path="/desk/*" element={<Desk />} />
        </Routes>
      </BrowserRouter>
    </StrictMode>,
  );
}

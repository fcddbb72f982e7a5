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
        Without transitions: signing out navigates and changes state again and again until the page has changed, and each
        change would start the transition anew, for many seconds.
      */}
      <BrowserRouter useTransitions={false}>
        <Routes>
          <Route path="/desk/*" element={<Desk />} />
        </Routes>
      </BrowserRouter>
    </StrictMode>,
  );
}

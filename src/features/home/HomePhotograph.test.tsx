import { renderWithProviders } from '../../test/renderWithProviders';
import { Hero } from './Hero';
import { PromoBanner, PromoSections } from './Promos';
import { SlideBanner } from './SlideBanner';

it('is shown in one place of the home page only', () => {
  const { container } = renderWithProviders(
    <>
      <Hero />
      <SlideBanner />
      <PromoBanner />
      <PromoSections />
    </>,
  );
  const shown = [...container.querySelectorAll('img')].map((img) => img.getAttribute('src'));
  expect(shown).toHaveLength(8);
  expect(new Set(shown).size).toBe(8);
});

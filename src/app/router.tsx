/** Address to page (spec section 2). Every page is a chunk of its own. */
import { lazy, type ComponentType, type ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../shared/config/paths';
import { loadPage } from './loadPage';

type PageModule = Promise<{ default: ComponentType }>;
const page = (load: () => PageModule) => lazy(() => loadPage(load));

const HomePage = page(() => import('../pages/HomePage'));
const ShopPage = page(() => import('../pages/ShopPage'));
const ProductPage = page(() => import('../pages/ProductPage'));
const CartPage = page(() => import('../pages/CartPage'));
const WishlistPage = page(() => import('../pages/WishlistPage'));
const LoginPage = page(() => import('../pages/LoginPage'));
const ProfilePage = page(() => import('../pages/ProfilePage'));
const PlaceOrderPage = page(() => import('../pages/PlaceOrderPage'));
const VerifyPage = page(() => import('../pages/VerifyPage'));
const OrdersPage = page(() => import('../pages/OrdersPage'));
const OrderPage = page(() => import('../pages/OrderPage'));
const InvoicePage = page(() => import('../pages/InvoicePage'));
const AboutPage = page(() => import('../pages/AboutPage'));
const ContactPage = page(() => import('../pages/ContactPage'));
const PrivacyPolicyPage = page(() => import('../pages/PrivacyPolicyPage'));
const CancellationPolicyPage = page(() => import('../pages/CancellationPolicyPage'));
const ReturnPolicyPage = page(() => import('../pages/ReturnPolicyPage'));
const TermsPage = page(() => import('../pages/TermsPage'));
const NotFoundPage = page(() => import('../pages/NotFoundPage'));

export function AppRoutes(): ReactElement {
  return (
    <Routes>
      <Route path={paths.home} element={<HomePage />} />
      <Route path={paths.shop} element={<ShopPage />} />
      <Route path={paths.collection} element={<ShopPage />} />
      <Route path={paths.summerCollection} element={<ShopPage />} />
      <Route path={paths.product} element={<ProductPage />} />
      <Route path={paths.cart} element={<CartPage />} />
      <Route path={paths.wishlist} element={<WishlistPage />} />
      <Route path={paths.login} element={<LoginPage />} />
      <Route path={paths.profile} element={<ProfilePage />} />
      <Route path={paths.placeOrder} element={<PlaceOrderPage />} />
      <Route path={paths.verify} element={<VerifyPage />} />
      <Route path={paths.orders} element={<OrdersPage />} />
      <Route path={paths.order} element={<OrderPage />} />
      <Route path={paths.invoice} element={<InvoicePage />} />
      <Route path={paths.about} element={<AboutPage />} />
      <Route path={paths.contact} element={<ContactPage />} />
      <Route path={paths.privacyPolicy} element={<PrivacyPolicyPage />} />
      <Route path={paths.cancellationPolicy} element={<CancellationPolicyPage />} />
      <Route path={paths.returnPolicy} element={<ReturnPolicyPage />} />
      <Route path={paths.termsConditions} element={<TermsPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { SecurityPage } from './account/SecurityPage';
import { StaffList } from './account/StaffList';
import { AuditList } from './account/AuditList';
import { ContentPage } from './content/ContentPage';
import { CustomerList } from './customers/CustomerList';
import { CustomerPage } from './customers/CustomerPage';
import { authProvider } from './api/authProvider';
import { dataProvider } from './api/dataProvider';
import { DeskLayout } from './layout/DeskLayout';
import { LoginPage } from './layout/LoginPage';
import { OrderList } from './orders/OrderList';
import { OrderPage } from './orders/OrderPage';
import { PrintPage } from './orders/PrintPage';
import { ArrangePage } from './products/ArrangePage';
import { ImportPage } from './products/ImportPage';
import { ProductList } from './products/ProductList';
import { NewProductPage, ProductPage } from './products/ProductPage';
import { ReviewList } from './reviews/ReviewList';
import { ReviewPage } from './reviews/ReviewPage';
import { ReturnList } from './returns/ReturnList';
import { ReturnPage } from './returns/ReturnPage';
import { darkTheme, lightTheme } from './theme';
import { TodayPage } from './today/TodayPage';

export const Desk = () => (
  <Admin
    basename="/desk"
    title="Desk"
    authProvider={authProvider}
    dataProvider={dataProvider}
    dashboard={TodayPage}
    layout={DeskLayout}
    loginPage={LoginPage}
    theme={lightTheme}
    darkTheme={darkTheme}
    requireAuth
    disableTelemetry
  >
    <Resource name="orders" list={OrderList} show={OrderPage} />
    <Resource name="returns" list={ReturnList} show={ReturnPage} />
    <Resource name="products" list={ProductList} edit={ProductPage} create={NewProductPage} />
    <Resource name="reviews" list={ReviewList} show={ReviewPage} />
    <Resource name="customers" list={CustomerList} show={CustomerPage} />
    <Resource name="staff" list={StaffList} />
    <Resource name="audit" list={AuditList} />
    <CustomRoutes>
      <Route path="/security" element={<SecurityPage />} />
      <Route path="/content" element={<ContentPage />} />
      <Route path="/products/arrange" element={<ArrangePage />} />
      <Route path="/products/import" element={<ImportPage />} />
    </CustomRoutes>
    <CustomRoutes noLayout>
      <Route path="/print/:what" element={<PrintPage />} />
    </CustomRoutes>
  </Admin>
);

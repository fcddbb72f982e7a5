import AssignmentReturn from '@mui/icons-material/AssignmentReturnOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import Lock from '@mui/icons-material/LockOutlined';
import MenuItem from '@mui/material/MenuItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Person from '@mui/icons-material/PersonOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import RateReview from '@mui/icons-material/RateReviewOutlined';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import Today from '@mui/icons-material/TodayOutlined';
import Web from '@mui/icons-material/WebOutlined';
import { forwardRef, type ReactNode } from 'react';
import { AppBar, Layout, Logout, Menu, UserMenu, useCanAccess, useUserMenu } from 'react-admin';
import { Link } from 'react-router-dom';

const SecurityItem = forwardRef<HTMLAnchorElement>(function SecurityItem(_, ref) {
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} ref={ref} to="/desk/security" onClick={menu?.onClose}>
      <ListItemIcon>
        <Lock fontSize="small" />
      </ListItemIcon>
      <ListItemText>Security</ListItemText>
    </MenuItem>
  );
});

const DeskAppBar = () => (
  <AppBar
    userMenu={
      <UserMenu>
        <SecurityItem />
        <Logout />
      </UserMenu>
    }
  />
);

function DeskMenu() {
  const { canAccess } = useCanAccess({ resource: 'audit', action: 'list' });
  return (
    <Menu>
      <Menu.Item to="/desk" primaryText="Today" leftIcon={<Today />} />
      <Menu.Item to="/desk/orders" primaryText="Orders" leftIcon={<ReceiptLong />} />
      <Menu.Item to="/desk/returns" primaryText="Returns" leftIcon={<AssignmentReturn />} />
      <Menu.Item to="/desk/products" primaryText="Products" leftIcon={<Inventory />} />
      <Menu.Item to="/desk/reviews" primaryText="Reviews" leftIcon={<RateReview />} />
      <Menu.Item to="/desk/customers" primaryText="Customers" leftIcon={<Person />} />
      {canAccess === true && (
        <>
          <Menu.Item to="/desk/content" primaryText="Content" leftIcon={<Web />} />
          <Menu.Item to="/desk/staff" primaryText="Staff" leftIcon={<People />} />
          <Menu.Item to="/desk/audit" primaryText="Changes" leftIcon={<History />} />
        </>
      )}
    </Menu>
  );
}

export const DeskLayout = ({ children }: { children: ReactNode }) => (
  <Layout appBar={DeskAppBar} menu={DeskMenu}>
    {children}
  </Layout>
);

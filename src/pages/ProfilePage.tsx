import PersonIcon from '@mui/icons-material/PersonOutlineRounded';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useAppSelector } from '../app/hooks';
import { useAccountCart } from '../features/cart/useAccountCart';
import { useCatalog } from '../features/catalog/useCatalog';
import { AccountActions } from '../features/profile/AccountActions';
import { ProfileCart } from '../features/profile/ProfileCart';
import { RecentOrders } from '../features/profile/RecentOrders';
import { useUserInfoQuery } from '../features/session/sessionApi';
import { selectIsSignedIn, selectUid } from '../features/session/sessionSelectors';
import { toAppError } from '../shared/api/appError';
import type { User } from '../shared/api/contract';
import { paths } from '../shared/config/paths';
import { EmptyState } from '../shared/ui/EmptyState';
import { ErrorNotice } from '../shared/ui/ErrorNotice';
import { PageContainer } from '../shared/ui/PageContainer';
import { PageHead } from '../shared/ui/PageHead';
import { StatusChip } from '../shared/ui/StatusChip';
import { toast } from '../shared/ui/notify';

function SignedOut() {
  return (
    <EmptyState
      icon={<PersonIcon />}
      title="Access Your Profile"
      text="Please sign in to view your profile, orders, and cart."
      action={
        <Stack direction="row" spacing={1.5}>
          <Button
            component={Link}
            to={paths.login}
            variant="contained"
            state={{ from: paths.profile }}
          >
            Sign In
          </Button>
          <Button
            component={Link}
            to={paths.login}
            variant="outlined"
            state={{ from: paths.profile, signUp: true }}
          >
            Create Account
          </Button>
        </Stack>
      }
    />
  );
}

function Member({ user }: { user: User }) {
  return (
    <Box sx={{ display: 'flex', alignItems: { xs: 'flex-start', sm: 'center' }, gap: 2 }}>
      <Avatar
        aria-hidden
        sx={{ width: 64, height: 64, bgcolor: 'accent.soft', color: 'accent.text', fontSize: 28 }}
      >
        {user.name.slice(0, 1).toUpperCase()}
      </Avatar>
      <Box
        sx={{
          flex: 1,
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: { xs: 'flex-start', sm: 'center' },
          columnGap: 2,
          rowGap: 1,
          minWidth: 0,
          overflowWrap: 'anywhere',
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h3" component="h2">
            {user.name}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{user.email}</Typography>
        </Box>
        <StatusChip label="Active Member" tone="success" size="medium" />
      </Box>
    </Box>
  );
}

function SignedIn({ uid }: { uid: string }) {
  // Cart rows join with the product list; both profile calls run when a token is present.
  useCatalog();
  const account = useAccountCart();
  const { data, error, refetch } = useUserInfoQuery(uid);
  const message = error ? toAppError(error).message : null;
  useEffect(() => {
    if (message !== null) toast.error(message);
  }, [message]);

  if (!data) {
    return message === null ? (
      <Typography role="status" sx={{ py: 6, textAlign: 'center', color: 'text.secondary' }}>
        Loading profile...
      </Typography>
    ) : (
      <ErrorNotice message={message} onRetry={() => void refetch()} />
    );
  }
  return (
    <Stack spacing={3}>
      <Member user={data.user} />
      <RecentOrders />
      <ProfileCart account={account} />
      <AccountActions name={data.user.name} />
    </Stack>
  );
}

/** `/profile` (spec section 2): signed out, loading, or signed in. */
export default function ProfilePage() {
  const uid = useAppSelector(selectUid);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <PageContainer maxWidth="md">
      <PageHead title="My Profile" noIndex />
      <Typography variant="h2" component="h1" sx={{ mb: 3 }}>
        My Profile
      </Typography>
      {isSignedIn && uid !== null ? <SignedIn uid={uid} /> : <SignedOut />}
    </PageContainer>
  );
}

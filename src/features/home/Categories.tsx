import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { shopPath } from '../../shared/config/paths';
import { growing, HomePhotograph, type HomePhotographName } from './HomePhotograph';

const categories: readonly { name: string; picture: HomePhotographName }[] = [
  { name: 'Sarees', picture: 'category-sarees' },
  { name: 'Kurtas', picture: 'category-kurtas' },
  { name: 'Jewellery', picture: 'category-jewellery' },
  { name: 'Bed', picture: 'category-bed' },
  { name: 'Sofa', picture: 'category-sofa' },
  { name: 'Chairs', picture: 'category-chairs' },
];

/** Six ways into the shop; each tile is one link. */
export function Categories() {
  return (
    <Box component="section" aria-labelledby="categories-title">
      <Typography variant="h2" id="categories-title" sx={{ mb: 3 }}>
        Shop by category
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: { xs: 1.5, md: 2 },
          // Six fill their rows at every width.
          gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', md: 'repeat(6, minmax(0, 1fr))' },
          listStyle: 'none',
          m: 0,
          p: 0,
        }}
      >
        {categories.map(({ name, picture }) => (
          <li key={name}>
            <Link
              component={RouterLink}
              to={shopPath({ category: name.toLowerCase() })}
              underline="none"
              sx={{
                display: 'block',
                color: 'text.primary',
                textAlign: 'center',
                fontWeight: 600,
                overflowWrap: 'anywhere',
                ...growing,
              }}
            >
              <HomePhotograph
                name={picture}
                sizes="(min-width: 1320px) 200px, (min-width: 900px) 16vw, 33vw"
                sx={{ aspectRatio: '4 / 5', borderRadius: '16px', mb: 1 }}
              />
              {name}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

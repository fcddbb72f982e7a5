import GridViewIcon from '@mui/icons-material/GridViewRounded';
import TuneIcon from '@mui/icons-material/TuneRounded';
import ViewListIcon from '@mui/icons-material/ViewListRounded';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { memo, useId } from 'react';
import type { ListingView } from '../catalogSlice';
import { SORTS, type ListingSort } from './listingState';
import { SORT_LABELS } from './sortLabels';

const SELECT_WIDTH = '10.5rem';

/** Its longest value, which must not be cut: on a narrower phone the views get a line of their own. */
const SELECT_WIDTH_PHONE = '10.25rem';

const Select = styled('select')(({ theme }) => ({
  minHeight: 44,
  maxWidth: '100%',
  padding: '0 6px 0 10px',
  [theme.breakpoints.down('sm')]: { width: '100%', paddingInline: '8px 2px' },
  // Not by its longest option: where half the page is painted, that one is still on its way.
  [theme.breakpoints.up('sm')]: { width: SELECT_WIDTH },
  font: 'inherit',
  // iOS zooms into any field below 16 px.
  fontSize: '1rem',
  fontWeight: 500,
  border: `1.5px solid ${theme.vars.palette.line.strong}`,
  borderRadius: 10,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'pointer',
}));

interface ListingToolbarProps {
  sort: ListingSort;
  view: ListingView;
  filterCount: number;
  onSort: (sort: ListingSort) => void;
  onView: (view: ListingView) => void;
  onOpenFilters: () => void;
}

const VIEWS = [
  { view: 'grid', label: 'Grid view', Icon: GridViewIcon },
  { view: 'list', label: 'List view', Icon: ViewListIcon },
] as const;

/** Filters (on a phone), sort, grid or list. */
export const ListingToolbar = memo(function ListingToolbar({
  sort,
  view,
  filterCount,
  onSort,
  onView,
  onOpenFilters,
}: ListingToolbarProps) {
  const id = useId();
  return (
    <Box
      sx={{
        display: { xs: 'flex', md: 'grid' },
        gridTemplateColumns: 'minmax(0, 1fr) minmax(88px, auto)',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1 },
      }}
    >
      <Badge badgeContent={filterCount} color="primary" sx={{ display: { md: 'none' } }}>
        <Button
          variant="outlined"
          startIcon={<TuneIcon />}
          sx={{
            px: { xs: 1.25, sm: 1.75 },
            '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
          }}
          aria-haspopup="dialog"
          onClick={onOpenFilters}
        >
          Filters
        </Button>
      </Badge>
      <Box
        sx={{
          flex: { xs: `1 0 ${SELECT_WIDTH_PHONE}`, sm: 1 },
          minWidth: 0,
          display: { md: 'grid' },
          gridTemplateColumns: `auto ${SELECT_WIDTH}`,
          justifyContent: 'end',
          alignItems: 'center',
          columnGap: 1,
        }}
      >
        <Box
          component="label"
          htmlFor={id}
          sx={{
            color: 'text.secondary',
            // On a phone the name is for screen readers; the value says it to everybody else.
            '@media (max-width: 899px)': {
              position: 'absolute',
              width: '1px',
              height: '1px',
              overflow: 'hidden',
              clipPath: 'inset(50%)',
            },
          }}
        >
          Sort by
        </Box>
        <Select
          id={id}
          value={sort}
          onChange={(event) => {
            const chosen = SORTS.find((known) => known === event.target.value);
            if (chosen) onSort(chosen);
          }}
        >
          {SORTS.map((known) => (
            <option key={known} value={known}>
              {SORT_LABELS[known]}
            </option>
          ))}
        </Select>
      </Box>
      {/* As wide as both buttons, also where only one of them has come. */}
      <Box
        role="group"
        aria-label="View"
        sx={{ display: 'flex', minWidth: VIEWS.length * 44, ml: 'auto' }}
      >
        {VIEWS.map(({ view: known, label, Icon }) => (
          <IconButton
            key={known}
            aria-label={label}
            aria-pressed={view === known}
            onClick={() => {
              onView(known);
            }}
            sx={{
              color: view === known ? 'primary.main' : 'text.secondary',
              bgcolor: view === known ? 'action.selected' : 'transparent',
            }}
          >
            <Icon />
          </IconButton>
        ))}
      </Box>
    </Box>
  );
});

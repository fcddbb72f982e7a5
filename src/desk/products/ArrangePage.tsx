import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Active,
  type Announcements,
  type DragEndEvent,
  type Over,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title } from 'react-admin';
import { MAX_ARRANGED, type DeskProduct } from '../../shared/api/deskContract';
import { call } from '../api/call';
import { useAction } from '../parts/useAction';
import { arranged } from './arranged';

const PAGE = 100;

/** The first products of the shop, in its order. */
async function readFirst(): Promise<DeskProduct[]> {
  const products: DeskProduct[] = [];
  for (let page = 1; products.length < MAX_ARRANGED; page += 1) {
    const { data, total } = await call('deskProducts', { page, limit: PAGE, show: 'published' });
    products.push(...data);
    if (data.length === 0 || products.length >= total) break;
  }
  return products;
}

/** Sets the order of the shop by dragging. */
export function ArrangePage() {
  const { data, error } = useQuery({
    queryKey: ['products', 'arrange'],
    queryFn: readFirst,
    // What somebody is dragging does not move by itself.
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <Box sx={{ my: 2, maxWidth: 720 }}>
      <Title title="Order" />
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <CircularProgress />}
      {data && <Arrange products={data} />}
    </Box>
  );
}

function Arrange({ products }: { products: readonly DeskProduct[] }) {
  const [order, setOrder] = useState(() => products.map(({ id }) => id));
  const [moved, setMoved] = useState<ReadonlySet<string>>(new Set());
  const { run, isBusy } = useAction();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const byId = new Map(products.map((product) => [product.id, product]));

  /** For screen readers. */
  const at = ({ active, over }: { active: Active; over: Over | null }): string => {
    const place = order.indexOf(String((over ?? active).id)) + 1;
    const name = byId.get(String(active.id))?.name ?? '';
    return `${name}: place ${String(place)} of ${String(order.length)}.`;
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => at({ active, over: null }),
    onDragOver: at,
    onDragEnd: (event) => `Put down. ${at(event)}`,
    onDragCancel: () => 'Nothing was moved.',
  };

  function drop({ active, over }: DragEndEvent): void {
    if (!over || active.id === over.id) return;
    const from = order.indexOf(String(active.id));
    const to = order.indexOf(String(over.id));
    setOrder(arrayMove(order, from, to));
    setMoved(new Set([...moved, String(active.id)]));
  }

  return (
    <>
      <Typography sx={{ mb: 2 }}>
        Drag a product by its handle, or press Space on the handle and move it with the arrow keys.
        Products that were not moved follow, the newest first.
      </Typography>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{ announcements }}
      >
        <SortableContext items={order} strategy={verticalListSortingStrategy}>
          <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {order.flatMap((id) => {
              const product = byId.get(id);
              return product ? [<Row key={id} product={product} />] : [];
            })}
          </Box>
        </SortableContext>
      </DndContext>
      <Box sx={{ position: 'sticky', bottom: 0, py: 2, bgcolor: 'background.default' }}>
        <Button
          variant="contained"
          disabled={isBusy || moved.size === 0}
          onClick={() =>
            void run(async () => {
              await call('deskProductsArrange', { ids: arranged(order, moved, byId) });
              setMoved(new Set());
              return 'The shop has this order now.';
            })
          }
        >
          Save order
        </Button>
      </Box>
    </>
  );
}

function Row({ product: { id, name, image } }: { product: DeskProduct }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } =
    useSortable({ id });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      sx={{ display: 'flex', gap: 1, alignItems: 'center', bgcolor: 'background.paper', mb: 0.5 }}
      style={{
        transition,
        ...(transform && { transform: `translate3d(0, ${String(transform.y)}px, 0)` }),
      }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        aria-label={`Move ${name}`}
        sx={{ touchAction: 'none', cursor: 'grab', p: 1.5 }}
        {...attributes}
        {...listeners}
      >
        <DragIndicator />
      </IconButton>
      <Box
        component="img"
        src={image[0]}
        alt=""
        sx={{ width: 40, height: 50, objectFit: 'cover', borderRadius: 0.5 }}
      />
      <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Typography>
    </Box>
  );
}

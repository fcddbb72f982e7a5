import type { Photograph } from './photograph';

/** Written by `npm run art`: the categories of which every product is photographed in every colour. */
export const photographedCategories: readonly string[] = ['Vases'];

/** The pictures of each product of these, in the order of its gallery. */
export const photographs: Readonly<Record<string, readonly Photograph[]>> = {
  'vase-terracotta-tall': [
    {
      path: '/pictures/rendered/vase-terracotta-tall/rust.webp',
      color: '#d4cbc0',
      widths: [320, 640, 1024],
      blur: 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACwAwCdASoQABQAPwFssE6rJiUiMAgBYCAJQBdgBDvbUqV9WHmrAAD+wzImQudPiXJppNlu8xkXWpdtl2dmqLvy89rJPUAA',
    },
    {
      path: '/pictures/rendered/vase-terracotta-tall/ivory.webp',
      color: '#d5cdc1',
      widths: [320, 640, 1024],
      blur: 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAwCdASoQABQAPwFqrU8rJiQiMAgBYCAJZQC+SCHpL/gIOrx92gAA/sL/r6J9nyqBNRz27RdszDtwAAA=',
    },
    {
      path: '/pictures/rendered/vase-terracotta-tall/black.webp',
      color: '#d3cbc0',
      widths: [320, 640, 1024],
      blur: 'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAwCdASoQABQAPwFurk+rJqQiMAgBYCAJZwC/OCHgArq/6jfyVV4AAP7DMjNLxOAk34oleB8uYbSyLyIq4IGKcAxkCc5gAAA=',
    },
    {
      path: '/pictures/rendered/vase-terracotta-tall/detail.webp',
      color: '#cebeb1',
      widths: [320, 640, 1024],
      blur: 'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAQBACdASoQABQAPwFqrU8rJiQiMAgBYCAJZACdMoMnJDWh6WlAudSq4AD+w+HIS6G8ltQexYZFEJT6sce+jo4y3/p6/S2QM5DAGafx5PvFiT7E+W8Mdu5qtjQQAAAA',
    },
  ],
  'vase-blue-pottery-bud': [
    {
      path: '/pictures/rendered/vase-blue-pottery-bud/blue.webp',
      color: '#d8d1c5',
      widths: [320, 640, 1024],
      blur: 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAABQAwCdASoQABQAPwFqrU8rJiQiMAgBYCAJZQCdAC0BtzOXAAD+7Fxdo6qwM1wBzEdsJ8m8DbvtoDnOQAA=',
    },
    {
      path: '/pictures/rendered/vase-blue-pottery-bud/turquoise.webp',
      color: '#d8d1c5',
      widths: [320, 640, 1024],
      blur: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACwAwCdASoQABQAPwFqrU8rJiQiMAgBYCAJZQCdACHfJwzEitqwAAD+w5AuVPqx55clCCp56Q25HK2u2AQAAA==',
    },
    {
      path: '/pictures/rendered/vase-blue-pottery-bud/yellow.webp',
      color: '#d8d1c5',
      widths: [320, 640, 1024],
      blur: 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAwCdASoQABQAPwForE6rJaQiMAgBYCAJZQC/OCHfJzzbULC6MAD+w5AuVPp25Ou+zeWThZbPVweAAAA=',
    },
    {
      path: '/pictures/rendered/vase-blue-pottery-bud/detail.webp',
      color: '#d1cabe',
      widths: [320, 640, 1024],
      blur: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAwAwCdASoQABQAPwFqrU6rJiQiMAgBYCAJZwDCgDKJ/QzgAP7sGoFtIzwzIpzp2VWLQwNM7sk4aL3eHmPgAA==',
    },
  ],
  'vase-bidri-silver': [
    {
      path: '/pictures/rendered/vase-bidri-silver/black.webp',
      color: '#d8d1c5',
      widths: [320, 640, 1024],
      blur: 'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAQBACdASoQABQAPwFqrU8rJiQiMAgBYCAJZwDCgCB/ipwO1kO2jYyQAAD+05Zx4lHz7P9kta6zr9DQtEvmPtMo11SDSnylhsxhQZRponwOAAAA',
    },
    {
      path: '/pictures/rendered/vase-bidri-silver/detail.webp',
      color: '#c3bdb2',
      widths: [320, 640, 1024],
      blur: 'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAAAwBACdASoQABQAPwFqrU6rJiQiMAgBYCAJZwC3uBukbOeD5IxZPc5UiAAA/sPh+Pn1jEYtb3c2wgEkfl/D8A3IaUotNfc1az/pef9aBtZHbmQWku3eAAAA',
    },
  ],
  'vase-ribbed-glaze': [
    {
      path: '/pictures/rendered/vase-ribbed-glaze/sage.webp',
      color: '#d9d3c7',
      widths: [320, 640, 1024],
      blur: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAwCdASoQABQAPwFurk+rJqQiMAgBYCAJZQAAW+xaJr8a7L1uT0AA/tMnwdYRdtgi1nZ3upsNVpn2oBLwAA==',
    },
    {
      path: '/pictures/rendered/vase-ribbed-glaze/blush.webp',
      color: '#dad2c7',
      widths: [320, 640, 1024],
      blur: 'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAwCdASoQABQAPwFysFArJySisAgBYCAJQBdgBDv78+LtWvKpRwAA/tMnwcnyyaLZxLx+3vi8u7R1H7dEuAAA',
    },
    {
      path: '/pictures/rendered/vase-ribbed-glaze/indigo.webp',
      color: '#d7d0c6',
      widths: [320, 640, 1024],
      blur: 'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAwCdASoQABQAPwFqrU6rJiQiMAgBYCAJQBhQA8NIH8/MIH81IqNAAP7TiOAI6z2oV8/nB8mSNyd7aQ9qQkM1IEZsQ9t5bIUeJWQDtiU/wAAA',
    },
    {
      path: '/pictures/rendered/vase-ribbed-glaze/detail.webp',
      color: '#cbc6b7',
      widths: [320, 640, 1024],
      blur: 'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAwCdASoQABQAPwFsrU8rJiQiMAgBYCAJZQAAXfT2Wn2D2md1P+oAAP7Dl9vpy6yiS0Zbd/c62+KTMnVwSH33qedkjCb0wAA=',
    },
  ],
  'vase-kiln-trial': [
    {
      path: '/pictures/rendered/vase-kiln-trial/teal.webp',
      color: '#d9d2c7',
      widths: [320, 640, 1024],
      blur: 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAQBACdASoQABQAPwFqrE6rJiQiMAgBYCAJYwAAW4bmuEmnO+7mPQzOAAD+0ygAoTapGCfeh/xZ2nbhmGQIjhri8JCbM2eT09OSOcAA',
    },
    {
      path: '/pictures/rendered/vase-kiln-trial/detail.webp',
      color: '#aab0a7',
      widths: [320, 640, 1024],
      blur: 'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAAAwBACdASoQABQAPwFqrU6rJiQiMAgBYCAJZAC/OCHgC5YCe4qHJ9fe0/IA/sN8C9Q6Abls25IhKQ39n1LXBvWnTl6ITjMPU6tBLroWD1vHSH2C1pvvGAAA',
    },
  ],
};

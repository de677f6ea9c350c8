import type { Portrait } from '../person';
import { circle, path, rect } from './shapes';

type Hair = Portrait['hair'];

/** What falls behind the face and shoulders. */
export function backHair(hair: Hair, colour: string): string {
  switch (hair) {
    case 'long':
      return path('M104 190 C 96 90 304 90 296 190 L 306 356 C 250 376 150 376 94 356 Z', colour);
    case 'waves':
      return path(
        'M106 190 C 92 92 308 92 294 190 C 318 230 286 262 304 312 C 270 330 130 330 96 312 C 114 262 82 230 106 190 Z',
        colour,
      );
    case 'bob':
      return path('M106 190 C 98 92 302 92 294 190 L 298 262 C 260 284 140 284 102 262 Z', colour);
    case 'plait':
      return (
        path('M110 190 C 100 92 300 92 290 190 L 286 250 H114 Z', colour) +
        [0, 1, 2, 3, 4]
          .map((step) => circle(282 + step * 3, 262 + step * 28, 21 - step * 1.6, colour))
          .join('')
      );
    case 'bun':
      return (
        circle(200, 78, 42, colour) +
        path('M114 190 C 104 96 296 96 286 190 L 280 220 H120 Z', colour)
      );
    case 'curls':
      return [
        [118, 168],
        [124, 124],
        [158, 96],
        [200, 88],
        [242, 96],
        [276, 124],
        [282, 168],
        [112, 208],
        [288, 208],
      ]
        .map(([x, y]) => circle(x ?? 0, y ?? 0, 36, colour))
        .join('');
    case 'headscarf':
      return path(
        'M98 214 C 84 78 316 78 302 214 C 306 292 330 330 342 372 L 58 372 C 70 330 94 292 98 214 Z',
        colour,
      );
    default:
      return '';
  }
}

/** What lies over the forehead. */
export function frontHair(hair: Hair, colour: string): string {
  switch (hair) {
    case 'bald':
      return '';
    case 'crop':
      return path(
        'M124 180 C 116 96 284 96 276 180 C 270 150 262 140 246 136 C 214 130 186 130 154 136 C 138 140 130 150 124 180 Z',
        colour,
      );
    case 'parted':
      return path(
        'M122 184 C 112 92 288 88 278 184 C 274 158 262 142 236 136 C 200 132 180 128 168 118 C 160 142 134 150 122 184 Z',
        colour,
      );
    case 'quiff':
      return path(
        'M124 182 C 118 146 126 112 152 100 C 174 74 256 70 274 110 C 284 130 282 158 276 182 C 270 156 262 146 250 142 C 214 148 176 144 150 138 C 136 146 130 158 124 182 Z',
        colour,
      );
    case 'waves':
      return path(
        'M120 196 C 112 94 288 94 280 196 C 274 152 250 136 214 124 C 190 150 146 150 120 196 Z',
        colour,
      );
    case 'long':
      return path(
        'M120 204 C 110 94 290 94 280 204 C 276 160 240 140 200 122 C 160 140 124 160 120 204 Z',
        colour,
      );
    case 'bob':
      return path(
        'M118 206 C 108 92 292 92 282 206 C 278 174 272 158 262 146 C 220 158 180 158 138 146 C 128 158 122 174 118 206 Z',
        colour,
      );
    case 'plait':
      return path(
        'M122 196 C 112 94 288 94 278 196 C 272 154 232 136 200 120 C 168 136 128 154 122 196 Z',
        colour,
      );
    case 'bun':
      return path(
        'M122 192 C 114 98 286 98 278 192 C 272 150 244 132 200 130 C 156 132 128 150 122 192 Z',
        colour,
      );
    case 'curls':
      return [
        [142, 136],
        [170, 120],
        [200, 116],
        [230, 120],
        [258, 136],
      ]
        .map(([x, y]) => circle(x ?? 0, y ?? 0, 24, colour))
        .join('');
    case 'headscarf':
      return (
        path(
          'M106 214 C 88 84 312 84 294 214 C 292 250 270 282 236 298 C 262 262 272 226 270 188 C 264 136 136 136 130 188 C 128 226 138 262 164 298 C 130 282 108 250 106 214 Z',
          colour,
        ) + path('M150 286 C 180 312 220 312 250 286 L 262 330 C 220 348 180 348 138 330 Z', colour)
      );
    case 'turban':
      return (
        path('M112 172 C 100 62 300 62 288 172 C 262 138 138 138 112 172 Z', colour) +
        rect(196, 74, 8, 70, '#ffffff30', 4)
      );
  }
}

/** Hair of the face. */
export function beardOf(beard: NonNullable<Portrait['beard']>, colour: string): string {
  const moustache = path(
    'M168 232 C 182 220 194 224 200 228 C 206 224 218 220 232 232 C 218 238 208 236 200 234 C 192 236 182 238 168 232 Z',
    colour,
  );
  const jaw =
    'M128 196 C 130 250 156 284 200 284 C 244 284 270 250 272 196 C 264 220 250 228 232 226 C 212 220 188 220 168 226 C 150 228 136 220 128 196 Z';
  switch (beard) {
    case 'moustache':
      return moustache;
    case 'full':
      return (
        path(jaw, colour) +
        path(
          'M182 244 Q200 254 218 244',
          'none',
          'stroke="#e8b7a0" stroke-width="6" stroke-linecap="round"',
        )
      );
    case 'stubble':
      return (
        path(jaw, colour, 'opacity="0.26"') +
        path(
          'M180 242 Q200 255 220 242',
          'none',
          'stroke="#00000066" stroke-width="5" stroke-linecap="round"',
        )
      );
  }
}

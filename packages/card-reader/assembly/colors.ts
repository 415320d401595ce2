/** The red values of 16 pixels of three bytes each, from three blocks of 16 bytes. */
export function reds(a: v128, b: v128, c: v128): v128 {
  return i8x16.shuffle(
    i8x16.shuffle(a, b, 0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 0, 0, 0, 0, 0),
    c,
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    17,
    20,
    23,
    26,
    29,
  );
}

/** The green values of the same. */
export function greens(a: v128, b: v128, c: v128): v128 {
  return i8x16.shuffle(
    i8x16.shuffle(a, b, 1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 0, 0, 0, 0, 0),
    c,
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    18,
    21,
    24,
    27,
    30,
  );
}

/** The blue values of the same. */
export function blues(a: v128, b: v128, c: v128): v128 {
  return i8x16.shuffle(
    i8x16.shuffle(a, b, 2, 5, 8, 11, 14, 17, 20, 23, 26, 29, 0, 0, 0, 0, 0, 0),
    c,
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    16,
    19,
    22,
    25,
    28,
    31,
  );
}

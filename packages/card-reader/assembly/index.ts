export { edges } from './edges';
export { findFinders } from './finders';
export { toGray } from './gray';
export { toPlanes } from './planes';
export { addRows, narrow } from './shrink';
export { warp } from './warp';

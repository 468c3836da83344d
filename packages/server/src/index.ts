export { type LoadOptions, type LoadReport, loadText, runLoad } from './load/load.ts';
export { Admin, AdminError, type NodeReport } from './nodes/admin.ts';

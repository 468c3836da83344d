export interface Reason { why: string }

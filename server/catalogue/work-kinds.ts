/** The background tasks on the catalogue; each is stored with its name. */
export const bulkKind = 'bulk'
export const undoBulkKind = 'undo-bulk'
export const arrangeImportKind = 'arrange-import'
export const checkImportKind = 'check-import'
export const applyImportKind = 'import'
export const undoImportKind = 'undo-import'

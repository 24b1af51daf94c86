import ScreenKit

/// A cell that shows one kind of row.
@MainActor
protocol RowCell: ListCell {
  associatedtype Row: Identifiable

  /// Shows a row, whose views get identifiers that begin with `identifier`.
  func show(_ row: Row, identifier: String)
}

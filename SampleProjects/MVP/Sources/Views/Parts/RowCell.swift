import ScreenKit

/// A cell that shows rows of one kind.
@MainActor
protocol RowCell: ListCell {
  associatedtype Row: Equatable, Sendable

  /// Shows a row; the identifiers of its parts begin with `identifier`.
  func show(_ row: Row, identifier: String)
}

/// A way to lay out a source file anew without changing what it means.
package enum Layout: Hashable, Sendable {
  /// A line break and an indentation wherever Swift allows them.
  case lineBreaks
  /// A block comment, with code in it that is none, wherever Swift allows it.
  case blockComments
  /// A line comment wherever Swift allows the line break that ends it.
  case lineComments
  /// More blanks than a line has columns, wherever Swift allows one.
  case blanks
  /// No blank that Swift can do without.
  case dense
  /// A comma after the last element of every list that may have one.
  case trailingCommas
  /// Any of these at each token, as drawn from the seed.
  case mixed(seed: UInt64)

  package static let all: [Layout] = [
    .lineBreaks, .blockComments, .lineComments, .blanks, .dense, .trailingCommas,
    .mixed(seed: 1), .mixed(seed: 2), .mixed(seed: 3),
  ]
}

extension Layout: CustomStringConvertible {
  package var description: String {
    switch self {
    case .lineBreaks: "lineBreaks"
    case .blockComments: "blockComments"
    case .lineComments: "lineComments"
    case .blanks: "blanks"
    case .dense: "dense"
    case .trailingCommas: "trailingCommas"
    case .mixed(let seed): "mixed(\(seed))"
    }
  }

  /// The layout of that description.
  package init?(_ description: String) {
    guard let layout = Self.all.first(where: { $0.description == description }) else { return nil }
    self = layout
  }
}
